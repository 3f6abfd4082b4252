import type { HandlerArgs, Result } from '#contract/endpoint.ts'
import { MESSAGE_FILTER } from '#contract/message-filters.limits.ts'
import type { MessageFilter, messageFiltersContract } from '#contract/message-filters.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type StaffScope } from '#server/platform/scope/scope.ts'
import { applyFilters, type CompiledRule, compileRule, compileRules, type Filtered } from './apply-filters.ts'
import {
  countFilters,
  deleteFilter,
  type FilterForm,
  type FilterRecord,
  findFilter,
  insertFilter,
  selectFilters,
  updateFilter,
} from './filters.store.ts'
import { UnsafePattern } from './safe-pattern.ts'

/** How long a process keeps the compiled rules: a change holds everywhere within a minute. */
const FRESH_MS = 20_000

interface Kept {
  readonly at: number
  readonly rules: Promise<readonly CompiledRule[]>
}
/** By configuration, which each running installation has one of. */
const kept = new WeakMap<Scope['config'], Kept>()

function rulesOf({ db, config, now }: Pick<Scope, 'db' | 'config' | 'now'>): Promise<readonly CompiledRule[]> {
  const at = now().getTime()
  const known = kept.get(config)
  if (known && Math.abs(at - known.at) < FRESH_MS) return known.rules
  const rules = selectFilters(db).then((rows) => compileRules(rows.filter(({ isOn }) => isOn)))
  kept.set(config, { at, rules })
  // A failed query is not kept.
  rules.catch(() => kept.delete(config))
  return rules
}

/** What the rules do with a message that is being sent. */
export async function filterMessage(scope: Pick<Scope, 'db' | 'config' | 'now'>, text: string): Promise<Filtered> {
  return applyFilters(await rulesOf(scope), text)
}

/** Whether a text is one that its reader is warned of. */
export async function openWarnings(scope: Pick<Scope, 'db' | 'config' | 'now'>): Promise<(text: string) => boolean> {
  const rules = (await rulesOf(scope)).filter(({ action }) => action === 'warn')
  return (text) => rules.length > 0 && applyFilters(rules, text).hasWarning
}

const present = ({ id, version, kind, pattern, action, note, isOn, updatedAt }: FilterRecord): MessageFilter => ({
  ...{ id, version, kind, pattern, action, note, isOn },
  updatedAt: updatedAt.toISOString(),
})

export const listFilters = async ({ db }: StaffScope) => ({ filters: (await selectFilters(db)).map(present) })

export function addFilter(scope: StaffScope, form: FilterForm): Promise<MessageFilter> {
  requirePattern(form)
  return changing(scope, async (inside) => {
    await takeLock(inside.db, 'message-filters')
    const isFull = (await countFilters(inside.db)) >= MESSAGE_FILTER.most
    ensure(!isFull, 'filters.full', { values: { n: MESSAGE_FILTER.most } })
    const row = await insertFilter(inside.db, form, inside.now())
    await note(inside, 'added', [null, row])
    return present(row)
  })
}

export function changeFilter(
  scope: StaffScope,
  id: string,
  { version, ...form }: FilterForm & { readonly version: number },
): Promise<MessageFilter> {
  requirePattern(form)
  return changing(scope, async (inside) => {
    const before = await findFilter(inside.db, id)
    ensure(before, 'filters.unknown')
    const row = await updateFilter(inside.db, { id, version }, { ...form, updatedAt: inside.now() })
    ensure(row, 'conflict')
    await note(inside, 'changed', [before, row])
    return present(row)
  })
}

export function removeFilter(scope: StaffScope, id: string, reason: string): Promise<{ ok: true }> {
  return changing(scope, async (inside) => {
    const row = await deleteFilter(inside.db, id)
    ensure(row, 'filters.unknown')
    await note(inside, 'removed', [row, null], reason)
    return { ok: true }
  })
}

type Trial = (typeof messageFiltersContract)['POST /api/admin/message-filters/trial']

/** What the stored rules, and one that is being written, do with a text. */
export async function tryFilters(
  { db }: StaffScope,
  { text, rule }: HandlerArgs<Trial>['body'],
): Promise<Result<Trial>> {
  if (rule) requirePattern(rule)
  const stored = compileRules((await selectFilters(db)).filter(({ isOn }) => isOn))
  const filtered = applyFilters(rule ? [...stored, compileRule(rule)] : stored, text)
  return {
    text: filtered.text,
    outcome: outcomeOf(filtered),
    matched: [...new Set(filtered.matched.map(({ pattern }) => pattern))],
  }
}

function outcomeOf({ isRefused, isMasked, hasWarning }: Filtered): Result<Trial>['outcome'] {
  if (isRefused) return 'refuse'
  if (isMasked) return 'mask'
  return hasWarning ? 'warn' : 'sent'
}

function requirePattern(rule: Pick<FilterForm, 'kind' | 'pattern' | 'action'>): void {
  try {
    compileRule(rule)
  } catch (error) {
    if (error instanceof UnsafePattern) throw new Refusal('filters.pattern', { cause: error })
    throw error
  }
}

/** After the change this process reads the rules anew; the others do within a minute. */
async function changing<R>(scope: StaffScope, work: (inside: StaffScope) => Promise<R>): Promise<R> {
  const done = await inTransaction(scope, work)
  kept.delete(scope.config)
  return done
}

const LOGGED = ['kind', 'pattern', 'action', 'note', 'isOn'] as const

function note(
  scope: StaffScope,
  step: 'added' | 'changed' | 'removed',
  [before, after]: readonly [FilterRecord | null, FilterRecord | null],
  reason?: string,
): Promise<void> {
  const changed = LOGGED.filter((field) => before?.[field] !== after?.[field])
  return writeAudit(scope, {
    action: `message-filter.${step}`,
    targetType: 'message-filter',
    targetId: before?.id ?? after?.id ?? '',
    changed: Object.fromEntries(changed.map((field) => [field, [before?.[field], after?.[field]] as const])),
    ...(reason && { reason }),
  })
}
