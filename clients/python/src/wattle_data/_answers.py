"""Responses from the server, with rows and metadata unchanged or as pandas objects."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

#: The number of rows from each end of a long response that a notebook shows.
_SHOWN = 5

#: The pandas names for the API's frequencies in a PeriodIndex.
_PERIODS = {"annual": "Y", "annual (financial year)": "Y-JUN", "quarterly": "Q", "monthly": "M", "daily": "D"}


class Answer:
    """A response: ``data`` as the server sent it, ``meta`` with sources, notes and vintage, and ``links``."""

    def __init__(self, body: dict[str, Any]) -> None:
        self.data: Any = body.get("data", body)
        self.meta: dict[str, Any] = body.get("meta", {})
        self.links: dict[str, Any] = body.get("links", {})

    @property
    def rows(self) -> list[dict[str, Any]]:
        """The rows. One row if the response is one object."""
        return self.data if isinstance(self.data, list) else [self.data]

    @property
    def notes(self) -> list[str]:
        """Breaks in series and limits of the values."""
        return self.meta.get("notes", [])

    @property
    def sources(self) -> list[dict[str, Any]]:
        """Agency and licence for the values, with the file's hash."""
        return self.meta.get("sources", [])

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.rows)

    def __repr__(self) -> str:
        rows = self.rows
        periods = [row["period"] for row in rows if isinstance(row, dict) and row.get("period") is not None]
        span = "" if not periods else f", {min(periods)} to {max(periods)}" if len(set(periods)) > 1 else f", {periods[0]}"
        return f"<{self._named()}: {len(rows)} row{'' if len(rows) == 1 else 's'}{span}>"

    def _repr_html_(self) -> str:
        """A table of the first and last rows for notebooks, with sources and notes."""
        rows = [_flat(row) for row in self.rows if isinstance(row, dict)]
        names = list(dict.fromkeys(name for row in rows for name in row))
        is_long = len(rows) > 2 * _SHOWN
        shown: list[dict[str, Any] | None] = [*rows[:_SHOWN], None, *rows[-_SHOWN:]] if is_long else list(rows)
        cells = [
            "".join(f"<td>{'…' if row is None else escape(_text(row.get(name)))}</td>" for name in names) for row in shown
        ]
        head = "".join(f"<th>{escape(name)}</th>" for name in names)
        body = "".join(f"<tr>{one}</tr>" for one in cells)
        about = [*(str(one.get("attribution")) for one in self.sources), *self.notes]
        told = "".join(f"<p><small>{escape(one)}</small></p>" for one in about)
        caption = escape(f"{self._named()}: {len(rows)} row{'' if len(rows) == 1 else 's'}")
        return f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{told}"

    def _named(self) -> str:
        return type(self).__name__

    def to_polars(self) -> polars.DataFrame:
        """Return the rows as a polars DataFrame, with ``date`` as a date, a column for each dimension, and null for absent values."""
        polars = _module("polars", "to_polars()")
        frame = polars.DataFrame([_flat(row) for row in self.rows], infer_schema_length=None)
        if "date" not in frame.columns or frame.schema["date"] != polars.String:
            return frame
        return frame.with_columns(polars.col("date").str.to_date())

    def to_arrow(self) -> pyarrow.Table:
        """Return the rows as an Arrow table, with ``date`` as date32, and source, licence and vintage in the schema metadata."""
        pyarrow = _module("pyarrow", "to_arrow()")
        rows = [_flat(row) for row in self.rows]
        names = list(dict.fromkeys(name for row in rows for name in row))
        table = pyarrow.table({name: [row.get(name) for row in rows] for name in names})
        if "date" in names and pyarrow.types.is_string(table.schema.field("date").type):
            at = table.schema.get_field_index("date")
            table = table.set_column(at, "date", table.column("date").cast(pyarrow.date32()))
        return table.replace_schema_metadata({name: json.dumps(value) for name, value in _about(self.meta).items()})

    def to_pandas(self) -> pandas.DataFrame:
        """Return the rows as a DataFrame, by date or period if they have one, with a column for each dimension."""
        pandas = _pandas()
        frame = pandas.DataFrame([_flat(row) for row in self.rows])
        if "date" in frame.columns:
            frame["date"] = pandas.to_datetime(frame["date"])
            frame = frame.set_index("date")
        elif "period" in frame.columns and frame["period"].is_unique:
            frame = frame.set_index("period")
        frame.attrs.update(_about(self.meta))
        return frame


class Series(Answer):
    """One series: a value for each period."""

    def _named(self) -> str:
        return f"Series {self.id} ({self.units})"

    @property
    def id(self) -> str:
        return self.meta["summary"]["series_id"]

    @property
    def units(self) -> str:
        return self.meta["summary"]["units"]

    @property
    def frequency(self) -> str:
        return self.meta["summary"]["frequency"]

    def to_pandas(self) -> pandas.Series:  # type: ignore[override]
        """Return a Series of floats by period (PeriodIndex), or by date if pandas does not have the frequency."""
        pandas = _pandas()
        values = [float("nan") if row["value"] is None else float(row["value"]) for row in self.rows]
        dates = pandas.DatetimeIndex([row["date"] for row in self.rows], name="date")
        code = _PERIODS.get(self.frequency)
        index = dates if code is None else dates.to_period(code).rename("period")
        series = pandas.Series(values, index=index, name=self.id, dtype="float64")
        series.attrs.update(units=self.units, **_about(self.meta))
        return series

    def plot(self, **options: Any) -> Any:
        """Draw the values over time, with id, unit and sources. Options and result are as in ``pandas.Series.plot``."""
        axes = self.to_pandas().plot(**{"title": self.id, "ylabel": self.units, "xlabel": "", **options})
        sources = "\n".join(str(one.get("attribution")) for one in self.sources)
        axes.annotate(sources, (0, 0), (0, -36), "axes fraction", textcoords="offset points", fontsize=7, va="top")
        return axes


def one_column(body: dict[str, Any]) -> Answer:
    """Return the response for one series in the form for several series, with the id as the name of the column."""
    meta = body["meta"]
    series_id = meta["summary"]["series_id"]
    rows = [{series_id if name == "value" else name: value for name, value in row.items()} for row in body["data"]]
    return Answer({**body, "data": rows, "meta": {**meta, "summary": {"series": [meta["summary"]]}}})


def _pandas() -> Any:
    return _module("pandas", "to_pandas()")


def _module(name: str, needed_by: str) -> Any:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as absent:
        raise ModuleNotFoundError(f"{needed_by} needs {name}: pip install {name}", name=absent.name) from absent


def _text(value: Any) -> str:
    return "" if value is None else str(value)


def _flat(row: dict[str, Any]) -> dict[str, Any]:
    """Flatten the dimensions of a dataset row. If a name repeats, the parent's name is added in front."""
    dimensions = row.get("dimensions") if isinstance(row, dict) else None
    if not isinstance(dimensions, dict):
        return row
    own = {name: value for name, value in row.items() if name != "dimensions"}
    return {**own, **{f"dimensions.{name}" if name in own else name: value for name, value in dimensions.items()}}


def _about(meta: dict[str, Any]) -> dict[str, Any]:
    """Return the metadata that must stay with the values."""
    sources = meta.get("sources", [])
    return {
        "source": [one.get("attribution") for one in sources],
        "licence": [(one.get("licence") or {}).get("name") for one in sources],
        "vintage": meta.get("vintage"),
        "stale": meta.get("stale"),
        "notes": meta.get("notes", []),
    }
