const MONTHS = 12;

/** Returns the monthly repayment of principal and interest, in the unit of the loan. `rate` is in per cent a year, compounded monthly. */
export function monthlyRepayment(loan: number, rate: number, years: number): number {
  const [monthly, count] = [rate / 100 / MONTHS, years * MONTHS];
  return monthly === 0 ? loan / count : (loan * monthly) / (1 - (1 + monthly) ** -count);
}
