"""Adds Wattle's checks to those in Schemathesis."""

import schemathesis


@schemathesis.check
def refusal_teaches(ctx, response, case):
    """Checks that a refusal describes the fault in one sentence, and names the parameter or the remedy."""
    if response.status_code not in (400, 404, 422) or "json" not in response.headers.get("content-type", [""])[0]:
        return
    problem = response.json()
    if "jsonrpc" in problem:
        assert problem["error"]["message"], "A fault of JSON-RPC without words"
        return
    if "meta" in problem:
        assert all(one["detail"].strip() for one in problem["errors"]), "A message of SDMX that holds no words"
        return
    assert problem["detail"].strip(), "A refusal without a sentence"
    assert problem["errors"] or problem["hint"], f"A refusal that names no parameter and no cure: {problem['detail']}"


@schemathesis.hook
def filter_case(ctx, case):
    """Omits requests with empty values or `null`. These mean that a parameter is absent, so they are valid for any type of parameter."""
    values = [value for one in (case.query or {}).values() for value in (one if isinstance(one, list) else [one])]
    return not any(value in (None, "", "null") for value in values)
