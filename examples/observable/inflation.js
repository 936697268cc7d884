/**
 * Inflation and wages as rows with Date objects, for Observable (a notebook cell, or `import` in Observable Framework), browsers and Node.
 *
 *   const rows = await sideBySide("http://127.0.0.1:8080", ["AU.CPI.YOY", "AU.WPI.YOY"], { start: "2019" });
 *   Plot.plot({ marks: [Plot.lineY(longer(rows), { x: "date", y: "value", stroke: "series" })] })
 */

/** Returns one row per period, with a member for each series. A missing value is null. */
export async function sideBySide(wattle, ids, query = {}) {
  const address = new URL('/s/multi.json', wattle);
  address.search = new URLSearchParams({ ids: ids.join(','), align: 'union', ...query });
  const answer = await fetch(address);
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.detail);
  return body.data.map(({ date, ...row }) => ({ date: new Date(date), ...row }));
}

/** Returns one row per value, as Plot expects. Omits missing values. */
export const longer = (rows) =>
  rows.flatMap(({ date, period, ...values }) =>
    Object.entries(values).flatMap(([series, value]) => (value === null ? [] : [{ date, period, series, value }])),
  );
