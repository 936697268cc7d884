wattle_series <- function(id, start = NULL, end = NULL, as_of = NULL, units = NULL, frequency = NULL, ..., url = NULL, key = NULL) {
  id <- as.character(id)
  query <- list(start = start, end = end, as_of = as_of, units = units, frequency = frequency, ...)
  if (length(id) == 1) return(get_rows(paste0("/v1/series/", utils::URLencode(id, reserved = TRUE)), query, url, key))
  get_rows("/v1/series/multi", c(list(ids = id), query), url, key)
}

wattle_vintages <- function(id, start = NULL, end = NULL, ..., url = NULL, key = NULL) {
  path <- paste0("/v1/series/", utils::URLencode(as.character(id), reserved = TRUE), "/vintages")
  query <- list(start = start, end = end, ...)
  # One row for each new or changed value, unless one value of each period is requested.
  if (is.null(query$release) && is.null(query$lag) && is.null(query$form)) query$form <- "list"
  get_rows(path, query, url, key)
}

wattle_search <- function(words, limit = 20, ..., url = NULL, key = NULL) {
  answer <- get_json(address("/v1/search", list(q = words, limit = limit, ...), url), key)
  found <- describe(flat(answer$data), answer$meta)
  attr(found, "unmatched") <- as.character(unlist(answer$meta$unmatched))
  found
}

wattle_dataset <- function(id, start = NULL, end = NULL, as_of = NULL, ..., url = NULL, key = NULL) {
  id <- as.character(id)
  if (!grepl("^[^./]+[./].+$", id)) stop('Write a dataset as source.ID, such as rba.G1. Received: "', id, '".', call. = FALSE)
  source <- sub("[./].*$", "", id)
  name <- sub("^[^./]+[./]", "", id)
  path <- paste0("/v1/data/", utils::URLencode(source, reserved = TRUE), "/", utils::URLencode(name, reserved = TRUE))
  get_rows(path, list(start = start, end = end, as_of = as_of, ...), url, key)
}
