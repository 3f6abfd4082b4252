import { operatorAddresses } from '#server/platform/mail/operator-addresses.ts'
import { messageIdOf } from '#server/platform/mail/site-url.ts'
import type { StaffScope, World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { countPostings, selectDifferences } from './ledger-check.store.ts'

interface LedgerReport {
  readonly postings: number
  /** One sentence each; none when the ledger is right. */
  readonly differences: string[]
}

/** Recomputes the ledger from its entries. */
export async function checkLedger({ db }: Pick<World, 'db'>): Promise<LedgerReport> {
  const found = await selectDifferences(db)
  return {
    postings: await countPostings(db),
    differences: found.map(({ rule, row, cents }) => `${row}: ${cents} cents. Rule: ${rule}.`),
  }
}

/** The same for staff, now. */
export async function checkLedgerNow({ db, now }: StaffScope) {
  return { checkedAt: now().toISOString(), ...(await checkLedger({ db })) }
}

/** Job: alarms the operator when the ledger does not add up, every night until it does. Its result is their number. */
export async function alarmOfDifferences(world: World): Promise<string> {
  const { differences } = await checkLedger(world)
  const result = `${differences.length}`
  if (differences.length === 0) return result
  world.log.error({ differences: differences.length }, 'the ledger does not add up')
  const day = berlinDayOf(world.now())
  for (const [at, to] of operatorAddresses(world.config).entries()) {
    await world.mail.send({
      to,
      subject: `Alarm: Das Werbeguthaben geht nicht auf (${differences.length})`,
      text: `Die nächtliche Prüfung vom ${day} hat Abweichungen gefunden:\n\n${differences.join('\n')}\n\nSelbst prüfen: npm run ledger:check\n`,
      messageId: messageIdOf(world.config, `ledger.${day}.${at}`),
    })
  }
  return result
}
