import { SYNONYMS } from '#contract/synonyms.limits.ts'
import type { SynonymGroup } from '#contract/synonyms.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { foldedWords } from '#server/platform/text/fold.ts'
import { STOP_WORDS } from '#server/platform/text/stop-words.ts'
import { isNegation } from '../read-query.ts'
import { type Synonyms, synonymsOf } from './mark-synonyms.ts'
import { countGroups, deleteGroup, type GroupRecord, insertGroup, selectGroups, updateGroup } from './synonyms.store.ts'

/** How long a process keeps the groups: a change holds everywhere within a minute. */
const FRESH_MS = 20_000

interface Kept {
  readonly at: number
  readonly synonyms: Promise<Synonyms>
}
/** By configuration, which each running installation has one of. */
const kept = new WeakMap<World['config'], Kept>()

export function keptSynonyms({ db, config, now }: Pick<World, 'db' | 'config' | 'now'>): Promise<Synonyms> {
  const at = now().getTime()
  const known = kept.get(config)
  if (known && Math.abs(at - known.at) < FRESH_MS) return known.synonyms
  const synonyms = selectGroups(db).then((groups) => synonymsOf(groups.map(({ words }) => words)))
  kept.set(config, { at, synonyms })
  // A failed query is not kept.
  synonyms.catch(() => kept.delete(config))
  return synonyms
}

const present = ({ id, version, words, updatedAt }: GroupRecord): SynonymGroup => ({
  ...{ id, version, words },
  updatedAt: updatedAt.toISOString(),
})

export const listGroups = async ({ db }: StaffScope) => ({ groups: (await selectGroups(db)).map(present) })

const keyOf = (word: string): string => foldedWords(word).join(' ')

/** Refuses words that mean nothing by themselves: only in one group, once, and not those that the search reads otherwise. */
export function requireWords(words: readonly string[]): void {
  const seen = new Set<string>()
  for (const word of words) {
    const folded = foldedWords(word)
    const isOrdinary = folded.some((part) => /[a-z]/.test(part) && !STOP_WORDS.has(part) && !isNegation(part))
    const isShort = folded.length > 0 && folded.length <= SYNONYMS.phraseMost
    const values = { word, n: SYNONYMS.phraseMost }
    ensure(isOrdinary && isShort && !seen.has(keyOf(word)), 'synonyms.word', { values })
    seen.add(keyOf(word))
  }
}

/** Refuses a word of another group, under the lock by which groups are changed. */
async function requireFree({ db }: StaffScope, words: readonly string[], exceptId: string | null): Promise<void> {
  await takeLock(db, 'synonyms')
  const others = (await selectGroups(db)).filter(({ id }) => id !== exceptId)
  const taken = new Set(others.flatMap((group) => group.words.map(keyOf)))
  const word = words.find((each) => taken.has(keyOf(each)))
  if (word !== undefined) throw new Refusal('synonyms.taken', { values: { word } })
}

type Act = 'added' | 'changed' | 'removed'

/** Before and after a change; null: there was or is none. */
type Change = readonly [readonly string[] | null, readonly string[] | null]

function note(scope: StaffScope, act: Act, id: string, words: Change, reason = ''): Promise<void> {
  const entry = { action: `synonyms.${act}`, targetType: 'synonyms', targetId: id } as const
  return writeAudit(scope, { ...entry, changed: { words }, reason })
}

/** In one transaction; this process searches by the change at once. */
async function changing<R>(scope: StaffScope, work: (inside: StaffScope) => Promise<R>): Promise<R> {
  const result = await inTransaction(scope, work)
  kept.delete(scope.config)
  return result
}

export async function addGroup(scope: StaffScope, words: readonly string[]): Promise<SynonymGroup> {
  requireWords(words)
  return changing(scope, async (inside) => {
    await requireFree(inside, words, null)
    const isFull = (await countGroups(inside.db)) >= SYNONYMS.groupsMost
    ensure(!isFull, 'synonyms.full', { values: { n: SYNONYMS.groupsMost } })
    const row = await insertGroup(inside.db, words, inside.now())
    await note(inside, 'added', row.id, [null, words])
    return present(row)
  })
}

interface Seen {
  readonly id: string
  readonly version: number
}

/** The group as the caller saw it. */
async function requireSeen({ db }: StaffScope, { id, version }: Seen): Promise<GroupRecord> {
  const row = (await selectGroups(db)).find((group) => group.id === id)
  ensure(row, 'synonyms.unknown')
  ensure(row.version === version, 'conflict')
  return row
}

export async function changeGroup(scope: StaffScope, seen: Seen, words: readonly string[]): Promise<SynonymGroup> {
  requireWords(words)
  return changing(scope, async (inside) => {
    await requireFree(inside, words, seen.id)
    const before = await requireSeen(inside, seen)
    const row = await updateGroup(inside.db, seen, words, inside.now())
    ensure(row, 'conflict')
    await note(inside, 'changed', row.id, [before.words, words])
    return present(row)
  })
}

export function removeGroup(scope: StaffScope, seen: Seen, reason: string): Promise<void> {
  return changing(scope, async (inside) => {
    const before = await requireSeen(inside, seen)
    ensure(await deleteGroup(inside.db, seen), 'conflict')
    await note(inside, 'removed', before.id, [before.words, null], reason)
  })
}
