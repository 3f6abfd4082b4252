import { type FormEvent, useState } from 'react'
import type { BulkAction, BulkResult } from '#contract/brand-products.ts'
import { readFibres } from '#contract/read-fibres.ts'
import { GENDERS, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useRemoval } from '../use-removal.ts'
import { fieldName } from './field-name.ts'

const FOR_ALL = ['productType', 'gender', 'fibres'] as const
type FieldForAll = (typeof FOR_ALL)[number]

/** Whether one value can be right for many products. */
export const isForAll = (field: string): field is FieldForAll => FOR_ALL.some((one) => one === field)

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
  readonly count: number
  /** As many as one action takes; the others are next. */
  readonly ids: readonly string[]
}

/** A control that sets the field for all of these products. */
export function FieldForAll({ field, count, ids }: FieldForAllProps) {
  const { t } = useTranslation()
  const { offerUndo, refresh } = useRemoval()
  const [value, setValue] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [refused, setRefused] = useState<BulkResult['refused']>([])
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
    try {
      const result = await call('POST /api/brand/products/bulk', { body: { ids: [...ids], action } })
      if (result.changed > 0) offerUndo(t('products.bulkDone', { count: result.changed }), result.undo)
      setRefused(result.refused)
      await refresh()
    } catch (failure) {
      showFailure(failure, t, t('products.actionFailed'))
    } finally {
      setBusy(false)
    }
  }
  const label = count > ids.length ? t('products.forFirst', { count: ids.length }) : t('products.forAll')
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
      <Button type="submit" tone="outline" size="s" busy={isBusy} className="self-start">
        {t('products.setForAll')}
      </Button>
    </form>
  )
}
