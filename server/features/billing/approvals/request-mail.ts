import type { MoneyRequestKind } from '#contract/money-requests.limits.ts'
import { findVerifiedEmail } from '#server/features/accounts/accounts.service.ts'
import { operatorAddresses } from '#server/platform/mail/operator-addresses.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { listOthers } from './ask.service.ts'
import { findRequest, type RequestRow } from './requests.store.ts'

const WHAT: Readonly<Record<MoneyRequestKind, string>> = {
  grant: 'Bonusguthaben',
  refund: 'eine Erstattung',
  return: 'die Rückzahlung von Guthaben',
}

/** Who reads it: those who can confirm; where there are none, operator, admins and the person who asked. */
async function readersOf(world: World, row: RequestRow): Promise<string[]> {
  const others = await listOthers(world, row)
  const ids = [...others.map(({ id }) => id), ...(row.takesEffectAt !== null && row.askedBy ? [row.askedBy] : [])]
  const emails = await Promise.all(ids.map((id) => findVerifiedEmail(world, id)))
  const operators = row.takesEffectAt === null ? [] : operatorAddresses(world.config)
  return [...new Set([...operators, ...emails.filter((email) => email !== null)])]
}

/** Job: mails that something with money was asked for, and how it is confirmed or stopped. */
export async function mailMoneyRequest(world: World, { requestId }: { readonly requestId: string }): Promise<void> {
  const row = await findRequest(world.db, requestId)
  if (row?.state !== 'open') return
  const amount = `${(row.cents / 100).toFixed(2).replace('.', ',')} €`
  const page = `${siteUrlOf(world.config)}/admin?area=billing&view=requests`
  const when = row.takesEffectAt?.toLocaleString('de-DE', {
    ...{ timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'short' },
  })
  const next = when
    ? `Es gibt keine zweite Person mit dem Recht „Geld“. Deshalb wird es am ${when} Uhr (Berlin) von selbst wirksam. Bis dahin kann es zurückgenommen werden: ${page}`
    : `Bitte bestätige es oder lehne es ab: ${page}`
  for (const to of await readersOf(world, row)) {
    await world.mail.send({
      to,
      subject: `${when ? 'Wird in 24 Stunden wirksam' : 'Bitte bestätigen'}: ${amount} in der Verwaltung`,
      text: `In der Verwaltung wurde ${WHAT[row.kind]} über ${amount} beantragt. Grund: ${row.reason}\n\n${next}\n`,
      messageId: messageIdOf(
        world.config,
        `money-request.${requestId}.${when ? 'waits' : 'asks'}.${to.replace(/\W/g, '-')}`,
      ),
    })
  }
}
