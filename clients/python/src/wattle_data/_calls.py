"""The path, query and kind of response for each call. Both clients use them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from urllib.parse import quote

from ._answers import Answer, Series
from ._wire import dataset_path

T = TypeVar("T", bound=Answer)


@dataclass(frozen=True)
class Call(Generic[T]):
    path: str
    query: dict[str, Any]
    kind: type[T]


def series(series_id: str, query: dict[str, Any]) -> Call[Series]:
    return Call(f"/v1/series/{quote(series_id, safe='')}", query, Series)


def about(series_id: str) -> Call[Answer]:
    return Call(f"/v1/series/{quote(series_id, safe='')}/meta", {}, Answer)


def latest(series_id: str) -> Call[Answer]:
    return Call(f"/v1/series/{quote(series_id, safe='')}/latest", {}, Answer)


def revisions(series_id: str, period: str, query: dict[str, Any]) -> Call[Answer]:
    return Call(f"/v1/series/{quote(series_id, safe='')}/revisions", {**query, "period": period}, Answer)


def frame(series_ids: Sequence[str], query: dict[str, Any]) -> Call[Answer]:
    return Call("/v1/series/multi", {**query, "ids": [series_ids] if isinstance(series_ids, str) else list(series_ids)}, Answer)


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
