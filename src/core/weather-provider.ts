/** The services from which current weather can be read. */
export const WEATHER_PROVIDERS = ['bom', 'open-meteo'] as const;
export type WeatherProvider = (typeof WEATHER_PROVIDERS)[number];
