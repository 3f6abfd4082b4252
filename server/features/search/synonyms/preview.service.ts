import { SYNONYMS } from '#contract/synonyms.limits.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { listOptions } from '../list-options.ts'
import { strictOptions } from '../loosen.ts'
import { selectProductNos } from '../product-list.store.ts'
import { planQuery } from '../query-plan.ts'
import { understand } from '../understand.service.ts'
import { synonymsOf } from './mark-synonyms.ts'
import { requireWords } from './synonyms.service.ts'
import { selectGroups, selectNames } from './synonyms.store.ts'

interface Preview {
  readonly q: string
  readonly words: readonly string[]
  /** The group that the words would replace; undefined: a new one. */
  readonly id?: string | undefined
}

/** What a query finds without a group and with it, beside all other groups. */
export async function previewGroup(scope: StaffScope, { q, words, id }: Preview) {
  requireWords(words)
  const others = (await selectGroups(scope.db)).filter((group) => group.id !== id).map((group) => group.words)
  // In this order a word of two groups counts in the new one.
  const [without, withGroup] = [await find(scope, q, others), await find(scope, q, [...others, words])]
  return { without, withGroup }
}

async function find(scope: StaffScope, q: string, groups: readonly (readonly string[])[]) {
  const now = scope.now()
  const plan = planQuery(await understand(scope, q, { synonyms: synonymsOf(groups) }))
  if (plan.kinds.length + plan.groups.length + plan.filters.length === 0) return { total: 0, products: [] }
  const options = strictOptions({ plan, chosen: listOptions({}, now) })
  const slice = { sort: 'relevance', limit: SYNONYMS.previewProducts, offset: 0, now } as const
  const { total, nos } = await selectProductNos(scope.db, options, slice)
  return { total, products: await selectNames(scope.db, nos) }
}
