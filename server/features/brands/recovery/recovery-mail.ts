import { RECOVERY, type RecoveryOutcome } from '#contract/access-recovery.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { layOut } from '#server/platform/mail/mail-layout.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { recoveryAddress, recoveryToken } from './recovery-link.ts'
import type { RecoveryTold } from './tell-recovery.service.ts'

const HOURS = RECOVERY.noticeHours

interface Facts {
  readonly owner: string
  readonly newEmail: string
  readonly when: string
}

interface Words {
  readonly subject: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Why nothing changes. */
const ENDED: Readonly<Record<Language, Readonly<Record<Exclude<RecoveryOutcome, 'done'>, string>>>> = {
  de: {
    stopped: 'Eine Inhaberin oder ein Inhaber hat das gestoppt.',
    withdrawn: 'Unser Team hat das zurückgenommen.',
    bounced: 'Die neue Adresse nimmt keine Mails an.',
    taken: 'Die neue Adresse gehört inzwischen zu einem anderen Konto.',
    changed: 'Die Adresse des Kontos wurde inzwischen auf anderem Weg geändert.',
    'no-owner': 'Das Konto ist inzwischen Inhaber keiner Marke mehr.',
    locked: 'Das Konto wurde inzwischen gesperrt.',
    expired: `Die neue Adresse wurde nicht innerhalb von ${RECOVERY.mostDays} Tagen bestätigt.`,
  },
  en: {
    stopped: 'An owner has stopped it.',
    withdrawn: 'Our team has taken it back.',
    bounced: 'The new address accepts no mails.',
    taken: 'The new address belongs to another account by now.',
    changed: 'The address of the account was changed in another way meanwhile.',
    'no-owner': 'The account owns no brand any more.',
    locked: 'The account was locked meanwhile.',
    expired: `The new address was not confirmed within ${RECOVERY.mostDays} days.`,
  },
}

const BEGUN: Readonly<Record<Language, (to: RecoveryTold['to'], facts: Facts) => Words>> = {
  de: (to, { owner, newEmail, when }) =>
    to === 'new'
      ? {
          subject: 'Bestätige deine neue Adresse für Dropdeck',
          before: [
            `unser Team hat geprüft, dass das Konto „${owner}“ dir gehört, und stellt deinen Zugang mit dieser Adresse wieder her.`,
            `Bestätige sie mit dem Link. Frühestens ${when} wechselt das Konto zu dieser Adresse, und du bekommst einen Code für ein neues Passwort.`,
          ],
          after: ['Du hast das nicht verlangt? Dann ignoriere diese Mail: Ohne Bestätigung passiert nichts.'],
        }
      : {
          subject: `Zugang zum Konto „${owner}“: neue Adresse in ${HOURS} Stunden`,
          before: [
            to === 'former'
              ? 'jemand hat unserem Team belegt, Inhaberin oder Inhaber deines Kontos zu sein und keinen Zugang mehr zu haben.'
              : `jemand hat unserem Team belegt, „${owner}“ zu sein und keinen Zugang mehr zum Konto zu haben. Du bist auch Inhaberin oder Inhaber derselben Marke.`,
            `Frühestens ${when} bekommt das Konto die Adresse ${newEmail}. Das Passwort gilt dann nicht mehr, und alle Geräte werden abgemeldet.`,
            'Stimmt das nicht, stopp es mit dem Link. Dafür brauchst du dich nicht anzumelden.',
          ],
          after: ['Stimmt es, brauchst du nichts zu tun.'],
        },
  en: (to, { owner, newEmail, when }) =>
    to === 'new'
      ? {
          subject: 'Confirm your new address for Dropdeck',
          before: [
            `our team has checked that the account “${owner}” is yours, and restores your access with this address.`,
            `Confirm it with the link. From ${when} at the earliest the account has this address, and you get a code for a new password.`,
          ],
          after: ['You did not ask for this? Then ignore this mail: without a confirmation nothing happens.'],
        }
      : {
          subject: `Access to the account “${owner}”: new address in ${HOURS} hours`,
          before: [
            to === 'former'
              ? 'someone has shown our team that they own your account and have no access to it any more.'
              : `someone has shown our team that they are “${owner}” and have no access to the account any more. You own the same brand.`,
            `From ${when} at the earliest the account has the address ${newEmail}. The password then no longer works, and all devices are signed out.`,
            'If this is wrong, stop it with the link. You need not sign in for that.',
          ],
          after: ['If it is right, there is nothing to do.'],
        },
}

const DONE: Readonly<Record<Language, (facts: Facts) => Words>> = {
  de: ({ owner, newEmail }) => ({
    subject: `Das Konto „${owner}“ hat eine neue Adresse`,
    before: [
      `der Zugang ist wiederhergestellt. Das Konto hat jetzt die Adresse ${newEmail}, alle Geräte sind abgemeldet, und ein neues Passwort wird mit einem Code an diese Adresse gesetzt.`,
    ],
    after: ['Stimmt das nicht? Schreib uns sofort über das Kontaktformular.'],
  }),
  en: ({ owner, newEmail }) => ({
    subject: `The account “${owner}” has a new address`,
    before: [
      `access is restored. The account now has the address ${newEmail}, all devices are signed out, and a new password is set with a code to this address.`,
    ],
    after: ['Is this wrong? Write to us at once with the contact form.'],
  }),
}

const NOT_DONE: Readonly<Record<Language, (owner: string, why: string) => Words>> = {
  de: (owner, why) => ({
    subject: `Das Konto „${owner}“ bleibt, wie es ist`,
    before: [`der Zugang wird nicht auf eine neue Adresse umgestellt. ${why}`],
    after: ['Fragen dazu beantwortet unser Team über das Kontaktformular.'],
  }),
  en: (owner, why) => ({
    subject: `The account “${owner}” stays as it is`,
    before: [`access does not move to a new address. ${why}`],
    after: ['Our team answers questions about this by the contact form.'],
  }),
}

const LABELS = {
  de: { hello: (name: string) => `Hallo ${name},`, stop: 'Stoppen', confirm: 'Adresse bestätigen', contact: 'Kontakt' },
  en: {
    hello: (name: string) => `Hello ${name},`,
    stop: 'Stop it',
    confirm: 'Confirm the address',
    contact: 'Contact',
  },
} as const

/** By the clock in Berlin, such as "1. Dezember 2026 um 12:26". */
const momentIn = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(
    new Date(at),
  )

function wordsOf({ to, outcome, owner, newEmail, dueAt, language }: RecoveryTold): Words {
  const facts = { owner, newEmail, when: momentIn(dueAt, language) }
  if (outcome === null) return BEGUN[language](to, facts)
  return outcome === 'done' ? DONE[language](facts) : NOT_DONE[language](owner, ENDED[language][outcome])
}

/** Job: one mail about restoring access. */
export async function mailRecovery(world: World, told: RecoveryTold): Promise<void> {
  const { id, recoveryId, to, outcome, email, username, language } = told
  const site = siteUrlOf(world.config)
  const { subject, before, after } = wordsOf(told)
  const labels = LABELS[language]
  const link = to === 'new' ? 'confirm' : 'stop'
  const url = recoveryAddress(site, link, await recoveryToken(world, link, recoveryId), language)
  const body = layOut({
    language,
    greeting: labels.hello(username),
    before: [...before],
    code: null,
    link: outcome === null ? { label: labels[link], url } : { label: labels.contact, url: `${site}/kontakt` },
    after: [...after],
  })
  await world.mail.send({ to: email, subject, ...body, messageId: messageIdOf(world.config, `access-recovery.${id}`) })
}
