import { z } from 'zod'
import type { VAT_CHECKS } from '#contract/registration.limits.ts'
import { FetchFailure } from '#server/platform/fetch/fetched.ts'
import { type JobKind, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectUnchecked, storeCheck } from './check-vat.store.ts'
import { VIES_PREFIXES } from './vat-state.ts'

export const checkVatIdsJob: JobKind<NoPayload> = { name: 'check-vat-ids', schema: NoPayload, cron: '* * * * *' }

const AT_ONCE = 10
const AGAIN_AFTER_MS = 3_600_000
const LIMITS = { maxBytes: 20_000, timeoutMs: 8000, accept: 'application/json' } as const

/** The part of the answer of VIES that counts. Anything but these two words says that it could not tell. */
const Answer = z.object({ isValid: z.boolean(), userError: z.string() })

type Result = (typeof VAT_CHECKS)[number] | null

/** Job: asks VIES about VAT IDs without a result. An ID that got none is asked about again an hour later. */
export async function checkVatIds(world: Pick<World, 'db' | 'now' | 'config' | 'internet' | 'log'>): Promise<void> {
  const { viesUrl } = world.config
  if (viesUrl === null) return
  const before = new Date(world.now().getTime() - AGAIN_AFTER_MS)
  const unchecked = await selectUnchecked(world.db, { prefixes: VIES_PREFIXES, before, most: AT_ONCE })
  for (const one of unchecked) await storeCheck(world.db, one, await ask(world, viesUrl, one.vatId), world.now())
}

async function ask({ internet, log }: Pick<World, 'internet' | 'log'>, base: string, vatId: string): Promise<Result> {
  const address = `${base}/ms/${vatId.slice(0, 2)}/vat/${encodeURIComponent(vatId.slice(2))}`
  try {
    const { status, body } = await internet.fetch(address, LIMITS)
    return status === 200 ? resultOf(body.toString('utf8')) : null
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    log.info({ err: error }, 'VIES could not be reached')
    return null
  }
}

function resultOf(text: string): Result {
  const answer = Answer.safeParse(parsed(text)).data
  if (answer?.isValid && answer.userError === 'VALID') return 'confirmed'
  return answer?.isValid === false && answer.userError === 'INVALID' ? 'unconfirmed' : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // No answer of VIES: pages of its proxies are HTML.
  }
}
