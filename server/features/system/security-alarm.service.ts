import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { listSuperadmins } from '#server/features/accounts/staff/staff-members.service.ts'
import { type JobKind, MAIL_RETRY_HOURS } from '#server/platform/jobs/jobs.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { claimAlarm, listUnusualKinds } from './security-alarm.store.ts'

/** Trust S94: alarm at ten times the usual. Below `least` in an hour, ten times is chance. */
const UNUSUAL = { factor: 10, least: 50, days: 14 } as const
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const Alarm = z.strictObject({
  /** The same in every attempt to send this mail. */
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  language: z.enum(LANGUAGES),
  kind: z.string(),
  count: z.int(),
  /** Events in an hour, on average. */
  usual: z.number(),
})
type Alarm = z.output<typeof Alarm>

/** Tells a superadmin of unusually many security events. The job row is deleted after sending. */
export const mailAlarmJob: JobKind<Alarm> = {
  name: 'mail-security-alarm',
  schema: Alarm,
  perMailTransport: true,
  retryHours: MAIL_RETRY_HOURS,
  traceless: true,
}

/** Job: looks at this hour and the one before, and orders one mail to each superadmin for each kind and day. */
export async function alarmOfSecurityEvents(world: World): Promise<void> {
  const now = world.now()
  const thisHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  for (const hourMs of [thisHour - HOUR_MS, thisHour]) {
    const hour = new Date(hourMs)
    const since = new Date(hourMs - UNUSUAL.days * DAY_MS)
    for (const { kind, count, usual } of await listUnusualKinds(world.db, { hour, since, ...UNUSUAL })) {
      await inTransaction(world, async (inside) => {
        if (!(await claimAlarm(inside.db, kind, berlinDayOf(now)))) return
        inside.log.warn({ kind, count, usual }, 'unusually many security events')
        for (const { email, username, language } of await listSuperadmins(inside)) {
          const alarm = { id: randomUUID(), email, username, language, kind, count, usual }
          await inside.jobs.enqueue(inside.db, mailAlarmJob, alarm)
        }
      })
    }
  }
}

const WORDS = {
  de: {
    subject: (kind: string) => `Alarm: ungewöhnlich viele Sicherheitsereignisse (${kind})`,
    hello: (name: string) => `Hallo ${name},`,
    what: (kind: string, count: number, usual: string) =>
      `in einer Stunde gab es ${count} Ereignisse der Art „${kind}“. Üblich sind ${usual}.`,
    next: 'Sieh im Log des Servers nach, woher sie kommen. Von dieser Art schreiben wir heute nicht noch einmal.',
    open: 'System öffnen',
  },
  en: {
    subject: (kind: string) => `Alarm: unusually many security events (${kind})`,
    hello: (name: string) => `Hello ${name},`,
    what: (kind: string, count: number, usual: string) =>
      `in one hour there were ${count} events of the kind “${kind}”. Usual are ${usual}.`,
    next: 'Look into the log of the server for where they come from. Of this kind we write no more today.',
    open: 'Open System',
  },
} as const

/** Job: one mail to one superadmin. */
export async function mailAlarm({ config, mail }: World, alarm: Alarm): Promise<void> {
  const { email, username, language, kind, count, usual } = alarm
  const words = WORDS[language]
  const body = layOut({
    language,
    greeting: words.hello(username),
    before: [words.what(kind, count, new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(usual))],
    code: null,
    link: { label: words.open, url: `${siteUrlOf(config)}/admin?area=system` },
    after: [words.next],
  })
  await mail.send({
    to: email,
    subject: words.subject(kind),
    ...body,
    messageId: messageIdOf(config, `security-alarm.${alarm.id}`),
  })
}
