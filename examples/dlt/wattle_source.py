"""Loads series and dataset rows into DuckDB, or any other dlt destination. Later runs merge new and revised rows.

pip install "dlt[duckdb]"
WATTLE_URL=https://wattle.example.org WATTLE_KEY=ak_… python wattle_source.py
"""

import os
from urllib.parse import quote

import dlt
from dlt.sources.helpers.rest_client import RESTClient
from dlt.sources.helpers.rest_client.auth import BearerTokenAuth
from dlt.sources.helpers.rest_client.paginators import JSONLinkPaginator


@dlt.source
def wattle(url: str, key: str, series: list[str], datasets: dict[str, dict[str, str]]):
    """Returns a table of values by series and period, and a table for each dataset. `datasets` maps source.ID to filters."""
    client = RESTClient(url, auth=BearerTokenAuth(key), paginator=JSONLinkPaginator("links.next"), data_selector="data")

    @dlt.resource(primary_key=["series_id", "period"], write_disposition="merge")
    def series_values():
        for series_id in series:
            for page in client.paginate(f"/v1/series/{quote(series_id)}"):
                yield [{"series_id": series_id, **row} for row in page]

    yield series_values
    for name, filters in datasets.items():
        rows = client.paginate(f"/v1/data/{name.replace('.', '/', 1)}", params={**filters, "limit": "1000"})
        yield dlt.resource(rows, name=name.replace(".", "_"), write_disposition="replace")


if __name__ == "__main__":
    pipeline = dlt.pipeline("wattle", destination="duckdb", dataset_name="australia")
    source = wattle(
        os.environ["WATTLE_URL"],
        os.environ["WATTLE_KEY"],
        ["AU.CPI.YOY", "AU.UNEMP.SA"],
        {"rba.F1.1": {"series": "cash_rate_target"}},
    )
    pipeline.run(source)
    with pipeline.sql_client() as client:
        for row in client.execute_sql("select series_id, count(*), max(period) from series_values group by 1 order by 1"):
            print(*row)
        print("rba_f1_1", *client.execute_sql("select count(*) from rba_f1_1")[0])
