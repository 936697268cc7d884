# Sends requests to a server. Makes URLs, adds the key, reads pages and handles errors.

default_url <- "http://127.0.0.1:8080"

setting <- function(given, variable, default = "") {
  if (!is.null(given)) return(given)
  Sys.getenv(variable, default)
}

# Joins the server, path and query to one URL. Omits parameters that are NULL, and joins several values with commas.
address <- function(path, query, url = NULL) {
  base <- sub("/+$", "", setting(url, "WATTLE_URL", default_url))
  query <- Filter(Negate(is.null), query)
  text <- vapply(query, function(value) {
    if (is.logical(value)) value <- tolower(as.character(value))
    utils::URLencode(enc2utf8(paste(format_value(value), collapse = ",")), reserved = TRUE)
  }, "")
  if (length(text) == 0) return(paste0(base, path))
  names <- vapply(names(query), utils::URLencode, "", reserved = TRUE)
  paste0(base, path, "?", paste0(names, "=", text, collapse = "&"))
}

# Formats numbers in full, because the server does not accept 1e+05.
format_value <- function(value) {
  if (is.numeric(value)) format(value, scientific = FALSE, trim = TRUE, digits = 15) else as.character(value)
}

# Requests and parses one response. The key is in a header, never in the URL.
get_json <- function(address, key = NULL) {
  key <- setting(key, "WATTLE_KEY")
  headers <- c(list(Accept = "application/json"), if (nzchar(key)) list(Authorization = paste("Bearer", key)))
  handle <- curl::handle_setheaders(curl::new_handle(), .list = headers)
  answer <- tryCatch(curl::curl_fetch_memory(address, handle), error = function(e) refuse(address, NULL, conditionMessage(e)))
  text <- rawToChar(answer$content)
  Encoding(text) <- "UTF-8"
  if (answer$status_code >= 400) refuse(address, answer$status_code, text)
  jsonlite::fromJSON(text, simplifyVector = TRUE, simplifyMatrix = FALSE)
}

# Raises an error with the server's reason and hint. Without a status, no server responds.
refuse <- function(address, status, text) {
  path <- sub("^https?://[^/]*", "", sub("[?].*$", "", address))
  said <- if (is.null(status)) NULL else tryCatch(jsonlite::fromJSON(text), error = function(e) NULL)
  reason <- if (is.null(status)) {
    paste0("No server responds at this address. Set WATTLE_URL or the argument `url`. (", text, ")")
  } else if (is.list(said) && !is.null(said$detail)) {
    paste(c(said$detail, said$hint), collapse = " ")
  } else {
    "The response has no reason."
  }
  stop(structure(
    class = c("wattle_error", "error", "condition"),
    list(
      message = paste0(path, if (!is.null(status)) paste0(" was refused with ", status), ". ", reason),
      call = NULL,
      status = if (is.null(status)) NA_integer_ else as.integer(status),
      code = if (is.list(said)) said$code
    )
  ))
}

# Reads all pages of a response as one data frame, with the server's metadata as attributes.
get_rows <- function(path, query, url, key) {
  pages <- list()
  at <- address(path, query, url)
  repeat {
    answer <- get_json(at, key)
    pages[[length(pages) + 1]] <- flat(answer$data)
    following <- answer$links[["next"]]
    if (is.null(following) || !is.null(query$limit)) break
    # A link is followed on the same server, so that the key is sent nowhere else.
    at <- paste0(address("", list(), url), sub("^.*?/v1/", "/v1/", following, perl = TRUE))
  }
  describe(bind_rows(pages), answer$meta)
}

# Flattens nested columns. If a name repeats, the parent's name is added in front.
flat <- function(data) {
  if (!is.data.frame(data)) return(data.frame())
  for (name in names(data)[vapply(data, is.data.frame, NA)]) {
    inner <- data[[name]]
    data[[name]] <- NULL
    taken <- names(inner) %in% names(data)
    names(inner)[taken] <- paste0(name, ".", names(inner)[taken])
    data <- cbind(data, flat(inner))
  }
  data
}

# Pages can have different columns.
bind_rows <- function(pages) {
  columns <- unique(unlist(lapply(pages, names)))
  whole <- lapply(pages, function(page) {
    if (nrow(page) == 0) return(NULL)
    for (name in setdiff(columns, names(page))) page[[name]] <- NA
    page[columns]
  })
  bound <- do.call(rbind, whole)
  if (is.null(bound)) data.frame() else bound
}

describe <- function(data, meta) {
  if (is.character(data$date)) data$date <- as.Date(data$date)
  # Returns a tibble if tibble or dplyr is loaded, otherwise a data frame.
  class(data) <- c("tbl_df", "tbl", "data.frame")
  attr(data, "notes") <- as.character(unlist(meta$notes))
  attr(data, "sources") <- meta$sources
  attr(data, "vintage") <- meta$vintage
  attr(data, "stale") <- meta$stale
  summary <- meta$summary
  if (is.list(summary) && !is.data.frame(summary)) {
    attr(data, "series_id") <- summary$series_id
    attr(data, "units") <- summary$units
    attr(data, "frequency") <- summary$frequency
  }
  data
}
