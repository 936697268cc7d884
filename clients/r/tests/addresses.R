# Tests that need no server: URLs, nested tables, pages with different columns, and errors.
address <- wattle:::address
stopifnot(
  address("/v1/series/A", list(start = "2024", end = NULL), "https://data.example.org/x/") == "https://data.example.org/x/v1/series/A?start=2024",
  address("/v1/search", list(q = "house prices & rents", limit = 100000), "http://h") == "http://h/v1/search?q=house%20prices%20%26%20rents&limit=100000",
  address("/v1/series/multi", list(ids = c("A", "B")), "http://h") == "http://h/v1/series/multi?ids=A%2CB"
)

inner <- data.frame(period = 1:2)
inner$dimensions <- data.frame(period = c("a", "b"), region = c("NSW", "VIC"))
stopifnot(identical(names(wattle:::flat(inner)), c("period", "dimensions.period", "region")))

bound <- wattle:::bind_rows(list(data.frame(a = 1), data.frame(a = 2, b = "x"), data.frame()))
stopifnot(nrow(bound) == 2, is.na(bound$b[1]), bound$b[2] == "x")

problem <- '{"code":"REQ_UNKNOWN_SERIES","detail":"Unknown series: X.","hint":"Did you mean Y?"}'
refused <- tryCatch(wattle:::refuse("https://h/v1/series/X?start=1", 404L, problem), wattle_error = identity)
stopifnot(
  refused$status == 404L,
  refused$code == "REQ_UNKNOWN_SERIES",
  conditionMessage(refused) == "/v1/series/X was refused with 404. Unknown series: X. Did you mean Y?"
)
unreadable <- tryCatch(wattle:::refuse("https://h/v1/series/X", 502L, "<html>Bad Gateway</html>"), wattle_error = identity)
stopifnot(unreadable$status == 502L, is.null(unreadable$code))

misnamed <- tryCatch(wattle::wattle_dataset("G1"), error = conditionMessage)
stopifnot(grepl("source.ID", misnamed, fixed = TRUE))

nobody <- tryCatch(wattle::wattle_search("cpi", url = "http://127.0.0.1:1"), wattle_error = identity)
stopifnot(is.na(nobody$status), grepl("WATTLE_URL", conditionMessage(nobody)))
