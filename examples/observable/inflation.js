/**
 * Inflation and wages for Observable (a notebook cell, or `import` in Observable Framework), browsers and Node: rows with real dates.
 *
 *   const rows = await sideBySide("http://127.0.0.1:8080", ["AU.CPI.YOY", "AU.WPI.YOY"], { start: "2019" });
 *   Plot.plot({ marks: [Plot.lineY(longer(rows), { x: "date", y: "value", stroke: "series" })] })
 */

/** One row a period, a member a series; null where a series has no value. */
export async function sideBySide(wattle, ids, query = {}) {
  const address = new URL('/s/multi.json', wattle);
  address.search = new URLSearchParams({ ids: ids.join(','), align: 'union', ...query });
  const answer = await fetch(address);
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.detail);
  return told.data.map(({ date, ...row }) => ({ date: new Date(date), ...row }));
}

/** One row a value, as Plot likes them; periods without one are left out. */
export const longer = (rows) =>
  rows.flatMap(({ date, period, ...values }) =>
    Object.entries(values).flatMap(([series, value]) => (value === null ? [] : [{ date, period, series, value }])),
  );
