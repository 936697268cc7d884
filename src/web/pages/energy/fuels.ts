/** Names of fuels in the order in which they are stacked. The fuel whose output varies least is at the bottom. */
export const FUELS: Readonly<Record<string, string>> = {
  black_coal: 'Black coal',
  brown_coal: 'Brown coal',
  coal: 'Coal',
  biomass: 'Biomass',
  gas: 'Gas',
  distillate: 'Distillate',
  hydro: 'Hydro',
  battery: 'Battery',
  wind: 'Wind',
  solar: 'Solar',
  unknown: 'Unknown',
};
