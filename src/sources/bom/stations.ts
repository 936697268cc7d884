/** Observing stations of the Bureau, and how a line of a station table reads. */

export interface Station {
  /** WMO number: names the station in the Bureau's feeds. */
  readonly wmo: string;
  /** Site number of the Bureau's climate archive. */
  readonly site: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevationM: number | null;
  /** Product that carries its observations: `IDN60801`. */
  readonly product: string;
}

/** `94768|066214|Sydney - Observatory Hill|-33.86|151.2|43.37|IDN60801`, split. */
export function stationOf([
  wmo = '',
  site = '',
  name = '',
  latitude = '',
  longitude = '',
  elevation = '',
  product = '',
]: readonly string[]): Station {
  return {
    ...{ wmo, site, name, product },
    latitude: Number(latitude),
    longitude: Number(longitude),
    elevationM: elevation === '' ? null : Number(elevation),
  };
}
