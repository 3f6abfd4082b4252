import { useState } from 'react'
import { SALE_LIMITS } from '#contract/brand-sales.limits.ts'
import type { SaleChoice } from '#contract/brand-sales.ts'
import {
  GENDERS,
  type Gender,
  PRODUCT_TYPES,
  type ProductType,
  TIMEZONES,
  type Timezone,
} from '#contract/vocabulary.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { localTime, momentOf } from '#web/i18n/zoned-time.ts'
import { ProductPicker } from '#web/product/picker/product-picker.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { SaleDraft } from './sale-draft.ts'

const PAIR = 'grid gap-4 *:min-w-0 sm:grid-cols-2'

interface FieldsProps {
  readonly draft: SaleDraft
  readonly errors: Partial<Record<keyof SaleDraft, PlainKey>>
  readonly set: (changes: Partial<SaleDraft>) => void
}

/** Name, percent, code and label. */
export function TermsFields({ draft, errors, set }: FieldsProps) {
  const { t } = useTranslation()
  const errorOf = (field: keyof SaleDraft) => errors[field] && t(errors[field])
  return (
    <>
      <div className={PAIR}>
        <TextField
          label={t('sales.name')}
          hint={t('sales.nameHint')}
          value={draft.name}
          maxLength={SALE_LIMITS.name.most}
          error={errorOf('name')}
          onChange={(event) => set({ name: event.target.value })}
        />
        <TextField
          label={t('sales.percent')}
          hint={t('sales.percentHint')}
          inputMode="numeric"
          value={draft.percent}
          maxLength={2}
          error={errorOf('percent')}
          onChange={(event) => set({ percent: event.target.value.replaceAll(/\D/g, '') })}
        />
      </div>
      <div className={PAIR}>
        <TextField
          label={t('sales.code')}
          hint={t('sales.codeHint')}
          autoComplete="off"
          value={draft.promoCode}
          maxLength={SALE_LIMITS.code.most}
          error={errorOf('promoCode')}
          onChange={(event) => set({ promoCode: event.target.value.trim().toUpperCase() })}
        />
        <TextField
          label={t('sales.badge')}
          hint={t('sales.badgeHint')}
          value={draft.badge}
          maxLength={SALE_LIMITS.badge}
          error={errorOf('badge')}
          onChange={(event) => set({ badge: event.target.value })}
        />
      </div>
    </>
  )
}

interface PeriodProps extends FieldsProps {
  readonly timezone: Timezone
  /** It has begun: only its end can change. */
  readonly isRunning: boolean
}

/** Start and end to the minute, in a time zone. */
export function PeriodFields({ draft, errors, set, timezone: own, isRunning }: PeriodProps) {
  const { t } = useTranslation()
  const [timezone, setTimezone] = useState(own)
  const errorOf = (field: keyof SaleDraft) => errors[field] && t(errors[field])
  return (
    <>
      {!isRunning && (
        <Segmented
          label={t('sales.start')}
          value={draft.isNow ? 'now' : 'later'}
          options={[
            { value: 'now', label: t('sales.startNow') },
            { value: 'later', label: t('sales.startLater') },
          ]}
          onChange={(value) => set({ isNow: value === 'now' })}
        />
      )}
      <div className={PAIR}>
        {!isRunning && !draft.isNow && (
          <TextField
            label={t('sales.startsAt')}
            type="datetime-local"
            value={draft.startsAt === null ? '' : localTime(draft.startsAt, timezone)}
            error={errorOf('startsAt')}
            onChange={(event) => set({ startsAt: momentOf(event.target.value, timezone) })}
          />
        )}
        <TextField
          label={t('sales.endsAt')}
          hint={t('sales.endHint', { days: SALE_LIMITS.days })}
          type="datetime-local"
          value={draft.endsAt === null ? '' : localTime(draft.endsAt, timezone)}
          error={errorOf('endsAt')}
          onChange={(event) => set({ endsAt: momentOf(event.target.value, timezone) })}
        />
        <SelectField
          label={t('sales.timezone')}
          value={timezone}
          options={TIMEZONES.map((value) => ({ value, label: value.replace('_', ' ') }))}
          onChange={setTimezone}
        />
      </div>
    </>
  )
}

interface ChoiceProps extends FieldsProps {
  /** Products of a running sale, which stay in it; null: it has not begun. */
  readonly fixed: readonly string[] | null
}

/** The products one by one, or by a filter. */
export function ChoiceFields({ draft, errors, set, fixed }: ChoiceProps) {
  const { t } = useTranslation()
  const { choice } = draft
  const error = errors.choice && t(errors.choice)
  return (
    <>
      {fixed === null && (
        <Segmented
          label={t('sales.choice')}
          value={choice.kind}
          options={[
            { value: 'products', label: t('sales.choiceProducts') },
            { value: 'filter', label: t('sales.choiceFilter') },
          ]}
          onChange={(kind) => set({ choice: kind === 'filter' ? { kind } : { kind, ids: [] } })}
        />
      )}
      {choice.kind === 'products' ? (
        <Picked ids={choice.ids} fixed={fixed ?? []} onChange={(ids) => set({ choice: { kind: 'products', ids } })} />
      ) : (
        <FilterFields choice={choice} isFixed={fixed !== null} onChange={(changed) => set({ choice: changed })} />
      )}
      {error && <FieldError id="sale-choice-error" text={error} />}
    </>
  )
}

interface PickedProps {
  readonly ids: readonly string[]
  readonly fixed: readonly string[]
  readonly onChange: (ids: string[]) => void
}

function Picked({ ids, fixed, onChange }: PickedProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button tone="outline" onClick={() => setOpen(true)}>
        {t('workspace.pickerPick')}
      </Button>
      <p className="tabular text-14 font-[600]">{t('workspace.pickerPicked', { count: ids.length })}</p>
      <ProductPicker
        open={isOpen}
        chosen={ids}
        fixed={fixed}
        most={SALE_LIMITS.products}
        onChange={(chosen) => onChange([...chosen])}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

type FilterChoice = Extract<SaleChoice, { kind: 'filter' }>

interface FilterProps {
  readonly choice: FilterChoice
  readonly isFixed: boolean
  readonly onChange: (choice: FilterChoice) => void
}

function FilterFields({ choice, isFixed, onChange }: FilterProps) {
  const { t } = useTranslation()
  const all = { value: '' as const, label: t('sales.all') }
  return (
    <>
      {!isFixed && (
        <div className={PAIR}>
          <SelectField<ProductType | ''>
            label={t('sales.filterType')}
            value={choice.productType ?? ''}
            options={[all, ...PRODUCT_TYPES.map((value) => ({ value, label: t(`discovery.${value}`) }))]}
            onChange={(productType) => onChange({ ...choice, productType: productType || undefined })}
          />
          <SelectField<Gender | ''>
            label={t('sales.filterGender')}
            value={choice.gender ?? ''}
            options={[all, ...GENDERS.map((value) => ({ value, label: t(`discovery.${value}`) }))]}
            onChange={(gender) => onChange({ ...choice, gender: gender || undefined })}
          />
        </div>
      )}
      <p className="text-14 text-muted">{t('sales.filterHint')}</p>
    </>
  )
}
