import { useState } from 'react'
import { LOG_ACTORS } from '#contract/staff-log.limits.ts'
import type { LogFilters } from '#contract/staff-log.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { wordsIn } from '#web/ui/page/address-values.ts'

type Set = (changes: LogFilters) => void

interface FiltersProps {
  readonly filters: LogFilters
  readonly onSet: Set
  readonly onReset: () => void
}

const ALL = 'all'
const SEARCH_MOST = 100

/** Search, who acted, and the further filters, of which those that are set are shown from the start. */
export function Filters({ filters, onSet, onReset }: FiltersProps) {
  const { t } = useTranslation()
  const { q = '', by } = filters
  const { q: _q, by: _by, ...further } = filters
  const isFurther = Object.keys(further).length > 0
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_12rem] md:items-end">
        <DeskSearch
          key={q}
          label={t('stafflog.search')}
          hint={t('stafflog.searchHint')}
          words={q}
          mostCharacters={SEARCH_MOST}
          onSearch={(words) => onSet({ q: words })}
        />
        <SelectField
          label={t('stafflog.by')}
          value={by ?? ALL}
          options={([ALL, ...LOG_ACTORS] as const).map((value) => ({ value, label: t(`stafflog.by-${value}`) }))}
          onChange={(value) => onSet({ by: value === ALL ? undefined : value })}
        />
      </div>
      <details open={isFurther} className="text-14">
        <summary className="min-h-11 cursor-pointer py-2.5 font-[600]">{t('stafflog.more')}</summary>
        <Further key={JSON.stringify(further)} filters={filters} onSet={onSet} />
      </details>
      {(isFurther || by || q !== '') && (
        <Button size="s" tone="ghost" className="self-start" onClick={onReset}>
          {t('stafflog.reset')}
        </Button>
      )}
    </div>
  )
}

const MOST = { who: 254, action: 60, target: 100 } as const

function Further({ filters, onSet }: Pick<FiltersProps, 'filters' | 'onSet'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(filters)
  const field = (name: 'who' | 'action' | 'target' | 'from' | 'to') => ({
    value: typed[name] ?? '',
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  })
  const words = (name: keyof typeof MOST) => wordsIn(typed[name] ?? '', MOST[name]) || undefined
  return (
    <form
      className="grid gap-3 pt-1 sm:grid-cols-2 lg:grid-cols-3 lg:items-start"
      onSubmit={(event) => {
        event.preventDefault()
        const days = { from: typed.from || undefined, to: typed.to || undefined }
        onSet({ who: words('who'), action: words('action'), target: words('target'), ...days })
      }}
    >
      <TextField label={t('stafflog.who')} hint={t('stafflog.whoHint')} {...field('who')} />
      <TextField label={t('stafflog.action')} hint={t('stafflog.actionHint')} {...field('action')} />
      <TextField label={t('stafflog.number')} {...field('target')} />
      <TextField label={t('stafflog.from')} type="date" {...field('from')} />
      <TextField label={t('stafflog.to')} type="date" {...field('to')} />
      <Button type="submit" tone="outline" className="lg:mt-7">
        {t('stafflog.apply')}
      </Button>
    </form>
  )
}
