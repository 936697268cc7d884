/** Makes station observations in the Bureau's format. The values are not real. */

const FIELDS = {
  wmo: 94768,
  name: 'Sydney - Observatory Hill',
  history_product: 'IDN60901',
  local_date_time: '21/10:30am',
  local_date_time_full: '20261121103000',
  aifstime_utc: '20261120233000',
  lat: -33.9,
  lon: 151.2,
  apparent_t: 21.3,
  cloud: 'Partly cloudy',
  cloud_base_m: 1200,
  cloud_oktas: 3,
  cloud_type: '-',
  cloud_type_id: null,
  delta_t: 5.1,
  gust_kmh: 24,
  gust_kt: 13,
  air_temp: 22.4,
  dewpt: 13.6,
  press: 1016.2,
  press_msl: 1016.2,
  press_qnh: 1016.2,
  press_tend: 'F',
  rain_trace: '0.2',
  rel_hum: 57,
  sea_state: '-',
  swell_dir_worded: '-',
  swell_height: null,
  swell_period: null,
  vis_km: '10',
  weather: '-',
  wind_dir: 'NE',
  wind_spd_kmh: 17,
  wind_spd_kt: 9,
} as const;

/** Returns rows with some changed fields. `undefined` omits a field. */
export function stationFeed(...rows: readonly Readonly<Record<string, unknown>>[]): Buffer {
  const data = rows.map((row, i) => ({ sort_order: i, ...FIELDS, ...row }));
  return Buffer.from(
    JSON.stringify({
      observations: {
        notice: [{ copyright: 'Invented for tests' }],
        header: [
          { ID: 'IDN60801', main_ID: 'IDN60800', name: FIELDS.name, state_time_zone: 'NSW', time_zone: 'EDT', state: 'New South Wales' },
        ],
        data,
      },
    }),
  );
}
