"""The two clients: ``Wattle`` blocks until the response arrives, ``AsyncWattle`` awaits it. They have the same methods."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, Union

import httpx

from . import _calls
from ._answers import Answer, Series
from ._ids import DatasetId, SeriesId, SignalId
from ._queries import MultiQuery, ReleasesQuery, SeriesQuery
from ._wire import Steps, Wait, Wire

if TYPE_CHECKING:
    # Only type checkers read it, so the client does not depend on it.
    from typing_extensions import Unpack

T = TypeVar("T", bound=Answer)


class Wattle:
    """The client: ``with Wattle() as w: w.series(…)``, or without ``with`` for a short program.

    ``url`` and ``key`` default to ``WATTLE_URL`` and ``WATTLE_KEY``. After a 429 or 503 with a time to retry, the client waits up to
    ``longest_wait`` seconds, ``retries`` times. Responses are cached and revalidated by ETag. Raises ``WattleError``.
    """

    def __init__(
        self,
        url: str | None = None,
        key: str | None = None,
        *,
        retries: int = 2,
        longest_wait: float = 30.0,
        cached: int = 100,
        timeout: float = 60.0,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._wire = Wire(url, key, retries, longest_wait, cached)
        self._http = httpx.Client(timeout=timeout, transport=transport)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Wattle:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def series(self, series_id: Union[SeriesId, str], **query: Unpack[SeriesQuery]) -> Series:
        """Observations of a series. Accepts the API's ``start``, ``end``, ``units``, ``frequency``, ``as_of`` and ``vintage="first"``."""
        return self._ask(_calls.series(series_id, {**query}))

    def about(self, series_id: Union[SeriesId, str]) -> Answer:
        """Metadata of a series: title, unit, coverage and citation."""
        return self._ask(_calls.about(series_id))

    def latest(self, series_id: Union[SeriesId, str]) -> Answer:
        """The latest value: ``.data["value"]`` with ``period``, ``units``, ``citation``."""
        return self._ask(_calls.latest(series_id))

    def revisions(self, series_id: Union[SeriesId, str], period: str, **query: Any) -> Answer:
        """Every published value for one period of a series."""
        return self._ask(_calls.revisions(series_id, period, query))

    def frame(self, series_ids: Sequence[Union[SeriesId, str]], **query: Unpack[MultiQuery]) -> Answer:
        """One or more series together, with a column for each id."""
        return self._ask(_calls.frame(series_ids, {**query}))

    def search(self, words: str, **query: Any) -> Answer:
        """Series that match the words, best first."""
        return self._ask(_calls.search(words, query))

    def data(self, dataset: Union[DatasetId, str], **query: Any) -> Answer:
        """One page of rows of a dataset, filtered by its dimensions or columns."""
        return self._ask(_calls.data(dataset, query))

    def describe(self, dataset: Union[DatasetId, str]) -> Answer:
        """A dataset's dimensions with their values, its columns and its notes."""
        return self._ask(_calls.describe(dataset))

    def datasets(self, **query: Any) -> Answer:
        """All datasets of the server."""
        return self._ask(_calls.datasets(query))

    def signal(self, signal_id: Union[SignalId, str], **query: Any) -> Answer:
        """A calculated indicator: the latest row, or all rows with ``start``."""
        return self._ask(_calls.signal(signal_id, query))

    def releases(self, **query: Unpack[ReleasesQuery]) -> Answer:
        """Past and future releases of the agencies."""
        return self._ask(_calls.releases({**query}))

    def rows(self, dataset: Union[DatasetId, str], **query: Any) -> Iterator[dict[str, Any]]:
        """All matching rows of a dataset, one page after another."""
        answer = self.data(dataset, **query)
        while True:
            for row in answer.rows:
                yield row
            following = answer.links.get("next")
            if not following:
                return
            answer = Answer(self._play(self._wire.steps(following)))

    def get(self, path: str, **query: Any) -> Answer:
        """The response for any other API path."""
        return Answer(self._play(self._wire.steps(path, query)))

    def _ask(self, call: _calls.Call[T]) -> T:
        return call.kind(self._play(self._wire.steps(call.path, call.query)))

    def _play(self, steps: Steps) -> Any:
        answer: httpx.Response | httpx.TransportError | None = None
        while True:
            try:
                step = steps.send(answer)
            except StopIteration as done:
                return done.value
            answer = None
            if isinstance(step, Wait):
                time.sleep(step.seconds)
                continue
            try:
                answer = self._http.send(step)
            except httpx.TransportError as error:
                answer = error


class AsyncWattle:
    """The client for asyncio: ``async with AsyncWattle() as w: await w.series(…)``.

    ``url`` and ``key`` default to ``WATTLE_URL`` and ``WATTLE_KEY``. After a 429 or 503 with a time to retry, the client waits up to
    ``longest_wait`` seconds, ``retries`` times. Responses are cached and revalidated by ETag. Raises ``WattleError``.
    """

    def __init__(
        self,
        url: str | None = None,
        key: str | None = None,
        *,
        retries: int = 2,
        longest_wait: float = 30.0,
        cached: int = 100,
        timeout: float = 60.0,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._wire = Wire(url, key, retries, longest_wait, cached)
        self._http = httpx.AsyncClient(timeout=timeout, transport=transport)

    async def aclose(self) -> None:
        await self._http.aclose()

    async def __aenter__(self) -> AsyncWattle:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def series(self, series_id: Union[SeriesId, str], **query: Unpack[SeriesQuery]) -> Series:
        """Observations of a series. Accepts the API's ``start``, ``end``, ``units``, ``frequency``, ``as_of`` and ``vintage="first"``."""
        return await self._ask(_calls.series(series_id, {**query}))

    async def about(self, series_id: Union[SeriesId, str]) -> Answer:
        """Metadata of a series: title, unit, coverage and citation."""
        return await self._ask(_calls.about(series_id))

    async def latest(self, series_id: Union[SeriesId, str]) -> Answer:
        """The latest value: ``.data["value"]`` with ``period``, ``units``, ``citation``."""
        return await self._ask(_calls.latest(series_id))

    async def revisions(self, series_id: Union[SeriesId, str], period: str, **query: Any) -> Answer:
        """Every published value for one period of a series."""
        return await self._ask(_calls.revisions(series_id, period, query))

    async def frame(self, series_ids: Sequence[Union[SeriesId, str]], **query: Unpack[MultiQuery]) -> Answer:
        """One or more series together, with a column for each id."""
        return await self._ask(_calls.frame(series_ids, {**query}))

    async def search(self, words: str, **query: Any) -> Answer:
        """Series that match the words, best first."""
        return await self._ask(_calls.search(words, query))

    async def data(self, dataset: Union[DatasetId, str], **query: Any) -> Answer:
        """One page of rows of a dataset, filtered by its dimensions or columns."""
        return await self._ask(_calls.data(dataset, query))

    async def describe(self, dataset: Union[DatasetId, str]) -> Answer:
        """A dataset's dimensions with their values, its columns and its notes."""
        return await self._ask(_calls.describe(dataset))

    async def datasets(self, **query: Any) -> Answer:
        """All datasets of the server."""
        return await self._ask(_calls.datasets(query))

    async def signal(self, signal_id: Union[SignalId, str], **query: Any) -> Answer:
        """A calculated indicator: the latest row, or all rows with ``start``."""
        return await self._ask(_calls.signal(signal_id, query))

    async def releases(self, **query: Unpack[ReleasesQuery]) -> Answer:
        """Past and future releases of the agencies."""
        return await self._ask(_calls.releases({**query}))

    async def rows(self, dataset: Union[DatasetId, str], **query: Any) -> AsyncIterator[dict[str, Any]]:
        """All matching rows of a dataset, one page after another."""
        answer = await self.data(dataset, **query)
        while True:
            for row in answer.rows:
                yield row
            following = answer.links.get("next")
            if not following:
                return
            answer = Answer(await self._play(self._wire.steps(following)))

    async def get(self, path: str, **query: Any) -> Answer:
        """The response for any other API path."""
        return Answer(await self._play(self._wire.steps(path, query)))

    async def _ask(self, call: _calls.Call[T]) -> T:
        return call.kind(await self._play(self._wire.steps(call.path, call.query)))

    async def _play(self, steps: Steps) -> Any:
        answer: httpx.Response | httpx.TransportError | None = None
        while True:
            try:
                step = steps.send(answer)
            except StopIteration as done:
                return done.value
            answer = None
            if isinstance(step, Wait):
                await asyncio.sleep(step.seconds)
                continue
            try:
                answer = await self._http.send(step)
            except httpx.TransportError as error:
                answer = error
