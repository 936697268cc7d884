/**
 * Labour force figures for the states as published, for tests.
 *
 * ABS 6202.0 tables 12 and 23, February 2025 (20 March 2025), seasonally adjusted: employed persons ('000) in February 2024, January 2025
 * and February 2025. The ratio of employment to population, the unemployment rate and the participation rate (per cent) are for February
 * 2025.
 */
export const STATES_FEBRUARY_2025: Readonly<
  Record<
    string,
    {
      readonly code: string;
      readonly employed: readonly [number, number, number];
      readonly ratio: number;
      readonly unemployment: number;
      readonly participation: number;
    }
  >
> = {
  NSW: { code: '1', employed: [4398.1047, 4500.4336, 4477.5791], ratio: 63.4187, unemployment: 4.0336, participation: 66.0843 },
  VIC: { code: '2', employed: [3705.8084, 3777.6491, 3767.8718], ratio: 64.438, unemployment: 4.6496, participation: 67.5803 },
  QLD: { code: '3', employed: [2914.2132, 2984.6325, 2961.7415], ratio: 63.9508, unemployment: 4.0534, participation: 66.6525 },
  SA: { code: '4', employed: [946.0599, 970.8051, 959.1578], ratio: 60.8179, unemployment: 3.7417, participation: 63.1819 },
  WA: { code: '5', employed: [1597.378, 1638.461, 1643.5197], ratio: 66.6872, unemployment: 3.4324, participation: 69.0575 },
  TAS: { code: '6', employed: [281.4657, 287.5286, 278.9647], ratio: 57.5009, unemployment: 4.0085, participation: 59.9021 },
  NT: { code: '7', employed: [140.4292, 139.5614, 139.8246], ratio: 69.6889, unemployment: 4.3304, participation: 72.8433 },
  ACT: { code: '8', employed: [264.1477, 273.6472, 271.2216], ratio: 69.5795, unemployment: 2.6066, participation: 71.4417 },
};

export const EMPLOYED_MONTHS = ['2024-02', '2025-01', '2025-02'] as const;
