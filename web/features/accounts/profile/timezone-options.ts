import { TIMEZONES, type Timezone } from '#contract/vocabulary.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import type { Translate } from '#web/i18n/translate.ts'

const CITIES = {
  'Europe/Berlin': 'profile.cityBerlin',
  'America/New_York': 'profile.cityNewYork',
  'America/Los_Angeles': 'profile.cityLosAngeles',
  'Europe/London': 'profile.cityLondon',
  'Asia/Tokyo': 'profile.cityTokyo',
  UTC: 'profile.cityUtc',
} as const satisfies Record<Timezone, PlainKey>

/** The time zones of Spec §9 with readable names: `New York (GMT-5)`. */
export const timezoneOptions = (t: Translate, now: Date): readonly { value: Timezone; label: string }[] =>
  TIMEZONES.map((value) => ({ value, label: timezoneLabel(value, t, now) }))

/** One time zone with its GMT offset at that moment. */
export function timezoneLabel(timezone: Timezone, t: Translate, now: Date): string {
  const city = t(CITIES[timezone])
  return timezone === 'UTC' ? city : `${city} (${offset(timezone, now)})`
}

const offset = (timezone: Timezone, now: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find((part) => part.type === 'timeZoneName')?.value ?? timezone
