/** Groups the digits of an ACN or ABN in the usual way: `001 025 903`, `51 824 753 556`. */
export function grouped(digits: string): string {
  if (/^\d{9}$/.test(digits)) return digits.replace(/(\d{3})(?=\d)/g, '$1 ');
  return /^\d{11}$/.test(digits) ? `${digits.slice(0, 2)} ${digits.slice(2).replace(/(\d{3})(?=\d)/g, '$1 ')}` : digits;
}
