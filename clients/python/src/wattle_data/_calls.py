"""The path, query and kind of response for each call. Both clients use them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from urllib.parse import quote

from ._answers import Answer, Series, one_column
from ._wire import dataset_path

T = TypeVar("T", bound=Answer)


@dataclass(frozen=True)
class Call(Generic[T]):
    path: str
    query: dict[str, Any]
    kind: Callable[[dict[str, Any]], T]


def series(series_id: str, query: dict[str, Any]) -> Call[Series]:
    if not isinstance(series_id, str):
        raise TypeError("series() accepts one id. For several series, use frame().")
    return Call(f"/v1/series/{quote(series_id, safe='')}", query, Series)


def about(series_id: str) -> Call[Answer]:
    return Call(f"/v1/series/{quote(series_id, safe='')}/meta", {}, Answer)


def latest(series_id: str) -> Call[Answer]:
    return Call(f"/v1/series/{quote(series_id, safe='')}/latest", {}, Answer)


def revisions(series_id: str, period: str, query: dict[str, Any]) -> Call[Answer]:
    return Call(f"/v1/series/{quote(series_id, safe='')}/revisions", {**query, "period": period}, Answer)


def frame(series_ids: Sequence[str], query: dict[str, Any]) -> Call[Answer]:
    ids = [series_ids] if isinstance(series_ids, str) else list(series_ids)
    if len(ids) != 1:
        return Call("/v1/series/multi", {**query, "ids": ids}, Answer)
    # The server accepts 2 or more ids at the other path.
    rest = {name: value for name, value in query.items() if name != "align"}
    return Call(series(ids[0], rest).path, rest, one_column)


def search(words: str, query: dict[str, Any]) -> Call[Answer]:
    return Call("/v1/series", {**query, "q": words}, Answer)


def data(dataset: str, query: dict[str, Any]) -> Call[Answer]:
    return Call(f"/v1/data/{dataset_path(dataset)}", query, Answer)


def describe(dataset: str) -> Call[Answer]:
    return Call(f"/v1/describe/{dataset_path(dataset)}", {}, Answer)


def datasets(query: dict[str, Any]) -> Call[Answer]:
    return Call("/v1/datasets", query, Answer)


def signal(signal_id: str, query: dict[str, Any]) -> Call[Answer]:
    return Call(f"/v1/{quote(signal_id, safe='')}", query, Answer)


def releases(query: dict[str, Any]) -> Call[Answer]:
    return Call("/v1/releases", query, Answer)
