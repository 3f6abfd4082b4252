import { FLAG_FOR, FLAGS, type Flag } from '#contract/operation.limits.ts'
import type { FlagForm, Operation, Registration, SiteLine } from '#contract/operation.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import {
  findSetting,
  type SettingName,
  type SettingValue,
  storeSetting,
} from '#server/platform/operation/settings.store.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { findByName, selectNames } from './flag-names.store.ts'

/** What staff switched for the whole installation. */
export async function readOperation({ db }: StaffScope): Promise<Operation> {
  const read = async <N extends SettingName>(name: N) => {
    const { value, version, changedAt } = await findSetting(db, name)
    return { value, version, changedAt: changedAt?.toISOString() ?? null }
  }
  const [line, registration, flags] = await Promise.all([
    read('line'),
    read('registration'),
    Promise.all(
      FLAGS.map(async (name) => {
        const { value, ...stored } = await read(`flag.${name}`)
        const { ids, ...state } = value
        return { name, ...stored, value: { ...state, names: await selectNames(db, FLAG_FOR[name], ids) } }
      }),
    ),
  ])
  return { line, registration, flags }
}

interface Acting {
  /** What the caller saw. */
  readonly version: number
  readonly reason: string
}

/** Plans the line above every screen; null takes it away. */
export async function setLine(
  scope: StaffScope,
  { line, ...acting }: Acting & { line: SiteLine | null },
): Promise<void> {
  if (line) {
    const until = Date.parse(line.until)
    ensure(Date.parse(line.from) < until && until > scope.now().getTime(), 'operation.period')
  }
  await change(scope, 'line', line, { ...acting, action: 'operation.line' })
}

export const setRegistration = (
  scope: StaffScope,
  { registration, ...acting }: Acting & { registration: Registration },
): Promise<void> => change(scope, 'registration', registration, { ...acting, action: 'operation.registration' })

/** Switches a part; names are stored as ids. */
export async function setFlag(
  scope: StaffScope,
  name: Flag,
  { flag: { names, ...state }, ...acting }: Acting & { flag: FlagForm },
): Promise<void> {
  const found = await findByName(scope.db, FLAG_FOR[name], state.mode === 'named' ? names : [])
  const unknown = found.find(({ id }) => id === null)
  if (unknown) throw new Refusal('operation.no-name', { values: { name: unknown.name } })
  const ids = [...new Set(found.flatMap(({ id }) => id ?? []))]
  await change(scope, `flag.${name}`, { ...state, ids }, { ...acting, action: 'operation.flag' })
}

interface Change extends Acting {
  readonly action: 'operation.line' | 'operation.registration' | 'operation.flag'
}

function change<N extends SettingName>(
  scope: StaffScope,
  name: N,
  value: SettingValue<N>,
  { version, reason, action }: Change,
): Promise<void> {
  return inTransaction(scope, async (inside) => {
    const before = await findSetting(inside.db, name)
    ensure(before.version === version, 'conflict')
    ensure(await storeSetting(inside.db, name, { value, seen: version, at: inside.now() }), 'conflict')
    await writeAudit(inside, {
      action,
      targetType: 'operation',
      targetId: name,
      changed: { value: [before.value, value] },
      reason,
    })
  })
}
