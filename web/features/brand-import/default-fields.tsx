import { Plus, X } from 'lucide-react'
import type { ImportOptions } from '#contract/brand-imports.ts'
import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { FIBRE_NAMES, FIBRES, type Fibre } from '#contract/fibres.ts'
import { GENDERS, type Language, PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'

type Defaults = ImportOptions['defaults']
type Shares = Defaults['fibres']

export const fibreSum = (fibres: Shares): number => fibres.reduce((sum, { percent }) => sum + percent, 0)

/** Countries in which clothes are made most (ISO 3166-1 alpha-2). */
const COUNTRIES =
  'AL AT BA BD BE BG BR CH CN CZ DE DK EE ES FI FR GB GR HR HU ID IE IN IT JP KH LK LT LV MA MD MK MM MU NL NO PE PK PL PT RO RS SE SI SK TH TN TR TW UA US VN'.split(
    ' ',
  )

function countryOptions(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const list = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))
  return list.toSorted((a, b) => a.label.localeCompare(b.label, language))
}

interface DefaultFieldsProps {
  readonly options: ImportOptions
  readonly onChange: (options: ImportOptions) => void
}

/** Decision 129: values for all rows that name none. */
export function DefaultFields({ options, onChange }: DefaultFieldsProps) {
  const { t, language } = useTranslation()
  const { defaults } = options
  const set = (changes: Partial<Defaults>) => onChange({ ...options, defaults: { ...defaults, ...changes } })
  const none = { value: '', label: t('imports.none') } as const
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-[700]">{t('imports.defaults')}</h2>
        <p className="text-14 text-muted">{t('imports.defaultsHint')}</p>
      </div>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <SelectField
          label={t('imports.gender')}
          value={defaults.gender ?? ''}
          options={[none, ...GENDERS.map((value) => ({ value, label: t(`imports.gender-${value}`) }))]}
          onChange={(gender) => set({ gender: gender === '' ? null : gender })}
        />
        <SelectField
          label={t('imports.type')}
          value={defaults.productType ?? ''}
          options={[none, ...PRODUCT_TYPES.map((value) => ({ value, label: t(`imports.type-${value}`) }))]}
          onChange={(type) => set({ productType: type === '' ? null : type })}
        />
        <SelectField
          label={t('imports.origin')}
          value={defaults.originCountry ?? ''}
          options={[none, ...countryOptions(language)]}
          onChange={(country) => set({ originCountry: country === '' ? null : country })}
        />
        <TextArea
          label={t('imports.care')}
          rows={2}
          maxLength={PRODUCT_LIMITS.care}
          value={defaults.care}
          onChange={({ target }) => set({ care: target.value })}
        />
      </div>
      <Fibres fibres={defaults.fibres} onChange={(fibres) => set({ fibres: [...fibres] })} />
    </section>
  )
}

interface FibresProps {
  readonly fibres: Shares
  readonly onChange: (fibres: Shares) => void
}

function Fibres({ fibres, onChange }: FibresProps) {
  const { t, language } = useTranslation()
  const sum = fibreSum(fibres)
  const free = FIBRES.filter((fibre) => !fibres.some((share) => share.fibre === fibre))
  const nameOf = (fibre: string) => FIBRE_NAMES[fibre as Fibre][language]
  const replace = (at: number, share: Shares[number]) =>
    onChange(fibres.map((one, place) => (place === at ? share : one)))
  const [next] = free
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-14 font-[600]">{t('imports.material')}</legend>
      {fibres.map(({ fibre, percent }, at) => (
        <div key={fibre} className="flex max-w-xl flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-40">
            <SelectField
              label={t('imports.fibre')}
              value={fibre}
              options={[fibre, ...free].map((value) => ({ value, label: nameOf(value) }))}
              onChange={(chosen) => replace(at, { fibre: chosen, percent })}
            />
          </div>
          <div className="w-28 min-w-0">
            <TextField
              label={t('imports.percent')}
              type="number"
              inputMode="decimal"
              min={0}
              max={100}
              step={0.1}
              value={percent}
              onChange={({ target }) => replace(at, { fibre, percent: shareOf(target.value) })}
            />
          </div>
          <IconButton
            label={t('imports.removeFibre', { fibre: nameOf(fibre) })}
            icon={<X aria-hidden size={20} />}
            onClick={() => onChange(fibres.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {fibres.length > 0 && Math.round(sum * 10) !== 1000 && (
        <p role="alert" className="text-14 text-signal">
          {t('imports.fibreSum', { whole: 100, sum: Math.round(sum * 10) / 10 })}
        </p>
      )}
      {next && fibres.length < PRODUCT_LIMITS.fibres && (
        <Button
          tone="outline"
          size="s"
          className="self-start"
          onClick={() =>
            onChange([...fibres, { fibre: next, percent: Math.max(0, Math.round((100 - sum) * 10) / 10) }])
          }
        >
          <Plus aria-hidden size={18} />
          {t('imports.addFibre')}
        </Button>
      )}
    </fieldset>
  )
}

/** Tenths of a percent, as the product form has them. */
const shareOf = (typed: string): number => Math.min(100, Math.max(0, Math.round((Number(typed) || 0) * 10) / 10))
