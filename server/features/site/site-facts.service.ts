import { isDeepStrictEqual } from 'node:util'
import { DEMO_SHOP } from '#contract/demo-shop.ts'
import type { SiteFacts } from '#contract/site.ts'
import { rankingFacts } from '#server/features/discovery/ranking-facts.service.ts'
import { listFacts } from '#server/features/search/list-facts.service.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { shownFigures } from './figures/shown-figures.service.ts'

type Reading = Pick<World, 'db' | 'config'>

/** The facts about this installation that public pages show. */
export async function siteFacts(reading: Reading): Promise<SiteFacts> {
  const { site, demo } = reading.config
  return {
    operator: { ...site.operator },
    stores: { ...site.stores },
    claims: await shownFigures(reading),
    demo,
    demoShops: demo ? siteUrlOf(reading.config) + DEMO_SHOP : null,
    ranking: await rankingFacts(reading),
    lists: listFacts(),
  }
}

/** What staff change is on every process's pages after this. */
const FRESH_MS = 5000

/** The facts for documents, read again every few seconds: the same object for as long as nothing changed. */
export function keepSiteFacts(world: Reading): () => Promise<SiteFacts> {
  let kept: { readonly facts: Promise<SiteFacts>; readonly readAtMs: number } | null = null
  async function read(before: SiteFacts | null): Promise<SiteFacts> {
    try {
      const facts = await siteFacts(world)
      return before !== null && isDeepStrictEqual(facts, before) ? before : facts
    } catch (error) {
      // Pages without content of the database stay readable while it does not answer.
      if (before === null) throw error
      return before
    }
  }
  return async () => {
    if (kept !== null && performance.now() - kept.readAtMs < FRESH_MS) return kept.facts
    const before = kept === null ? null : await kept.facts.catch(() => null)
    kept = { facts: read(before), readAtMs: performance.now() }
    // A failed reading is not kept: the next document tries again.
    kept.facts.catch(() => {
      kept = null
    })
    return kept.facts
  }
}
