"""Error responses from the server, with their text."""

from __future__ import annotations

from typing import Any


class WattleError(Exception):
    """An error response. The meaning of ``code`` never changes. ``hint`` has the fix, and ``did_you_mean`` the nearest match."""

    def __init__(self, status: int, problem: dict[str, Any], retry_after: float | None) -> None:
        detail = problem.get("detail") or problem.get("title") or f"The server responded with status {status}."
        super().__init__(" ".join(text for text in (detail, problem.get("hint")) if text))
        self.status = status
        self.code: str = problem.get("code") or f"HTTP_{status}"
        self.hint: str | None = problem.get("hint")
        errors = problem.get("errors") or []
        self.did_you_mean: str | None = next((one["did_you_mean"] for one in errors if one.get("did_you_mean")), None)
        self.retry_after = retry_after
        self.request_id: str | None = problem.get("request_id")
        self.problem = problem
