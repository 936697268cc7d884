"""The steps of a request (send, cache, wait, retry) without I/O. Both clients execute them."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlsplit

import httpx

from ._errors import WattleError

DEFAULT_URL = "http://127.0.0.1:8080"


@dataclass(frozen=True)
class Wait:
    """Seconds to wait before the next step."""

    seconds: float


#: Yields requests and waits. Receives the response, or the error.
Steps = Generator["httpx.Request | Wait", "httpx.Response | httpx.TransportError | None", Any]


class Wire:
    """The server's URL, the credential, and cached responses for revalidation by ETag."""

    def __init__(self, url: str | None, key: str | None, retries: int, longest_wait: float, cached: int) -> None:
        self._url = (url or os.environ.get("WATTLE_URL") or DEFAULT_URL).rstrip("/")
        self._key = key or os.environ.get("WATTLE_KEY")
        self._retries = retries
        self._longest_wait = longest_wait
        self._cached = cached
        self._kept: OrderedDict[str, tuple[str, Any]] = OrderedDict()

    def address(self, path: str) -> str:
        """Return the URL for a path. Links always lead to the same server, so that no other server receives the key."""
        if not path.startswith("/"):
            parts = urlsplit(path)
            path = parts.path[parts.path.index("/v1/") :] + (f"?{parts.query}" if parts.query else "")
        return self._url + path

    def steps(self, path: str, query: Mapping[str, Any] | None = None) -> Steps:
        url = httpx.URL(self.address(path))
        if query:
            url = url.copy_merge_params({name: _text(value) for name, value in query.items() if value is not None})
        known = self._kept.get(str(url))
        headers = {"accept": "application/json", "user-agent": "wattle-python"}
        if self._key:
            headers["authorization"] = f"Bearer {self._key}"
        if known:
            headers["if-none-match"] = known[0]
        for attempt in range(self._retries + 1):
            last = attempt == self._retries
            answer = yield httpx.Request("GET", url, headers=headers)
            if isinstance(answer, httpx.TransportError):
                if last:
                    raise answer
                yield Wait(min(self._longest_wait, 0.25 * 2**attempt))
                continue
            assert answer is not None
            if answer.status_code == 304 and known:
                return self._keep(str(url), known)
            if answer.is_success:
                body = answer.json()
                tag = answer.headers.get("etag")
                return body if tag is None else self._keep(str(url), (tag, body))
            retry_after = _seconds(answer.headers.get("retry-after"))
            waits = answer.status_code in (429, 503) and retry_after is not None and retry_after <= self._longest_wait
            if last or not waits:
                raise WattleError(answer.status_code, _problem(answer), retry_after)
            yield Wait(retry_after or 0.0)
        raise AssertionError("the last attempt returns or raises")

    def _keep(self, url: str, kept: tuple[str, Any]) -> Any:
        if self._cached > 0:
            self._kept[url] = kept
            self._kept.move_to_end(url)
            while len(self._kept) > self._cached:
                self._kept.popitem(last=False)
        return kept[1]


def dataset_path(dataset: str) -> str:
    """``rba.G1`` and ``rba/G1`` are the same dataset."""
    cut = min((i for i in (dataset.find("."), dataset.find("/")) if i > 0), default=-1)
    if cut < 0:
        raise ValueError(f'Write a dataset as source.ID, such as rba.G1. Received: "{dataset}".')
    return f"{quote(dataset[:cut], safe='')}/{quote(dataset[cut + 1 :], safe='')}"


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_text(one) for one in value)
    return str(value)


def _seconds(header: str | None) -> float | None:
    try:
        return None if header is None else max(0.0, float(header))
    except ValueError:
        return None


def _problem(answer: httpx.Response) -> dict[str, Any]:
    try:
        body = answer.json()
    except ValueError:
        return {}
    if not isinstance(body, dict):
        return {}
    return _several(body.get("data") or [], body.get("meta") or {}) if answer.status_code == 302 else body


def _several(series: list[dict[str, Any]], meta: dict[str, Any]) -> dict[str, Any]:
    """If the id is a table name, the server returns 302 with the list of its series."""
    ids = [str(one.get("id")) for one in series]
    first = ", ".join(ids[:5])
    return {"detail": f"This id is a table with {meta.get('total_rows', len(ids))} series, such as {first}. Use the id of one series."}
