import { type FormEvent, useState } from 'react'
import { FIELDS_FOR_ALL, LIST_LIMITS } from '#contract/brand-products.limits.ts'
import type { BulkAction, BulkResult } from '#contract/brand-products.ts'
import { readFibres } from '#contract/read-fibres.ts'
import { GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useRemoval } from '../use-removal.ts'
import { fieldName } from './field-name.ts'

type FieldForAll = (typeof FIELDS_FOR_ALL)[number]

/** Whether one value can be right for many products. */
export const isForAll = (field: string): field is FieldForAll => FIELDS_FOR_ALL.some((one) => one === field)

/** The action that sets this value; null where it is none yet. */
function actionOf(field: FieldForAll, value: string): BulkAction | null {
  if (field === 'fibres') {
    const fibres = readFibres(value)
    return fibres && { kind: 'fibres', fibres: [...fibres] }
  }
  if (field === 'gender') {
    const gender = GENDERS.find((one) => one === value)
    return gender ? { kind: 'gender', gender } : null
  }
  const productType = PRODUCT_TYPES.find((one) => one === value)
  return productType ? { kind: 'type', productType } : null
}

interface FieldForAllProps {
  readonly field: FieldForAll
  readonly ids: readonly string[]
}

interface Outcome {
  readonly changed: number
  readonly refused: BulkResult['refused']
  readonly undos: readonly (string | null)[]
}

const NOTHING: Outcome = { changed: 0, refused: [], undos: [] }

/** In portions, because one action takes 500 products. Calls `onPortion` after each, so that a failure loses no undo. */
async function setForAll(
  ids: readonly string[],
  action: BulkAction,
  onPortion: (sum: Outcome, done: number) => void,
): Promise<void> {
  let sum = NOTHING
  for (let start = 0; start < ids.length; start += LIST_LIMITS.bulk) {
    const portion = ids.slice(start, start + LIST_LIMITS.bulk)
    const { changed, refused, undo } = await call('POST /api/brand/products/bulk', { body: { ids: portion, action } })
    sum = { changed: sum.changed + changed, refused: [...sum.refused, ...refused], undos: [...sum.undos, undo] }
    onPortion(sum, start + portion.length)
  }
}

/** A control that sets the field for all of these products. */
export function FieldForAll({ field, ids }: FieldForAllProps) {
  const { t } = useTranslation()
  const { offerUndo, refresh } = useRemoval()
  const [value, setValue] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [refused, setRefused] = useState<BulkResult['refused']>([])
  /** Products of the portions so far. */
  const [done, setDone] = useState(0)
  const change = (next: string) => {
    setValue(next)
    setError(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const action = actionOf(field, value)
    if (isBusy) return
    if (!action) return setError(t(field === 'fibres' ? 'products.fibresForAllError' : 'products.chooseFirst'))
    setBusy(true)
    setError(undefined)
    let sum = NOTHING
    try {
      await setForAll(ids, action, (portions, products) => {
        sum = portions
        setDone(products)
      })
    } catch (failure) {
      // Below the field: the toast offers to undo what was done before.
      setError(shownMessage(failure, t, t('products.actionFailed')))
    }
    if (sum.changed > 0) offerUndo(t('products.bulkDone', { count: sum.changed }), sum.undos)
    setRefused(sum.refused)
    await refresh()
    setDone(0)
    setBusy(false)
  }
  const label = t('products.forAll')
  const options = field === 'gender' ? GENDERS : PRODUCT_TYPES
  return (
    <form
      noValidate
      aria-label={t(fieldName(field))}
      className="flex flex-col gap-3"
      onSubmit={(event) => void submit(event)}
    >
      {field === 'fibres' ? (
        <TextField
          label={label}
          hint={t('products.fibresForAllHint')}
          value={value}
          error={error}
          maxLength={200}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <SelectField<string>
          label={label}
          value={value}
          error={error}
          options={[
            { value: '', label: t('products.choose') },
            ...options.map((one) => ({ value: one, label: t(`discovery.${one}`) })),
          ]}
          onChange={change}
        />
      )}
      {refused[0] && (
        <p role="alert" className="text-14">
          {`${t('products.refused', { count: refused.length })}: ${refused[0].reason}`}
        </p>
      )}
      <div className="flex items-center gap-3">
        <Button type="submit" tone="outline" size="s" busy={isBusy}>
          {t('products.setForAll')}
        </Button>
        <p role="status" className="tabular text-14 text-muted">
          {done > 0 && t('products.setSoFar', { done, count: ids.length })}
        </p>
      </div>
    </form>
  )
}
