"""Versions and parameters of the API. `npm run generate` in the repository of the server writes this file. Do not edit it."""

from collections.abc import Sequence
from typing import Any, Literal, TypedDict, Union

#: The version of the API that has these parameters.
API_VERSION = "1.0.0"

#: The version of this client and of its server.
VERSION = "0.1.0"

SeriesQuery = TypedDict(
    "SeriesQuery",
    {
        "start_period": Union[str, int],
        "start": Union[str, int],
        "end_period": Union[str, int],
        "end": Union[str, int],
        "limit": int,
        "units": Literal["lin", "chg", "ch1", "pch", "pc1", "pca", "cch", "cca", "log", "a3m", "a6m", "ma3", "ma4", "ma6", "ma12", "z5y", "z10y", "per_capita", "per_hour"],
        "frequency": Union[str, int],
        "aggregation_method": Literal["avg", "sum", "eop"],
        "partial": Union[bool, Literal[0, 1]],
        "per": Literal["capita", "hour"],
        "deflate": Union[str, int],
        "deflate_to": Union[str, int],
        "as_of": Union[str, int],
        "gap": Literal["refuse", "allow"],
        "vintage": Literal["first", "latest"],
        "with": Literal["first"],
        "explain": Union[bool, Literal[0, 1]],
        "allow_stale": Union[bool, Literal[0, 1]],
        "cursor": Union[str, int],
    },
    total=False,
)

MultiQuery = TypedDict(
    "MultiQuery",
    {
        "start_period": Union[str, int],
        "start": Union[str, int],
        "end_period": Union[str, int],
        "end": Union[str, int],
        "limit": int,
        "units": Literal["lin", "chg", "ch1", "pch", "pc1", "pca", "cch", "cca", "log", "a3m", "a6m", "ma3", "ma4", "ma6", "ma12", "z5y", "z10y", "per_capita", "per_hour"],
        "frequency": Union[str, int],
        "aggregation_method": Literal["avg", "sum", "eop"],
        "partial": Union[bool, Literal[0, 1]],
        "per": Literal["capita", "hour"],
        "deflate": Union[str, int],
        "deflate_to": Union[str, int],
        "align": Literal["none", "intersect", "union"],
        "index_to": Union[str, int],
        "expr": Union[str, int],
        "as_of": Union[str, int],
        "gap": Literal["refuse", "allow"],
        "explain": Union[bool, Literal[0, 1]],
        "allow_stale": Union[bool, Literal[0, 1]],
        "cursor": Union[str, int],
    },
    total=False,
)

DatasetQuery = TypedDict(
    "DatasetQuery",
    {
        "start_period": Union[str, int],
        "start": Union[str, int],
        "end_period": Union[str, int],
        "end": Union[str, int],
        "limit": int,
        "period": Union[str, int],
        "order": Literal["asc", "desc"],
        "shape": Literal["long", "wide"],
        "pivot": Union[str, int],
        "labels": Literal["code", "label", "both"],
        "columns": Union[str, int],
        "as_of": Union[str, int],
        "gap": Literal["refuse", "allow"],
        "explain": Union[bool, Literal[0, 1]],
        "allow_stale": Union[bool, Literal[0, 1]],
        "cursor": Union[str, int],
    },
    total=False,
)

ReleasesQuery = TypedDict(
    "ReleasesQuery",
    {
        "days_ahead": int,
        "days_back": int,
        "source": Literal["abs", "rba", "apra"],
        "dataset_id": Union[str, int],
        "event_type": Literal["data_release", "policy_decision", "statement", "speech"],
        "limit": int,
        "cursor": Union[str, int],
        "allow_stale": Union[bool, Literal[0, 1]],
    },
    total=False,
)
