import type { ComponentProps } from 'react'
import { GROUNDS, type GroundKey, REVIEW } from '#contract/moderation.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'

interface GroundFieldProps {
  readonly grounds: readonly GroundKey[]
  readonly value: GroundKey
  readonly onChange: (ground: GroundKey) => void
}

/** The law or the term on which a restriction rests. */
export function GroundField({ grounds, value, onChange }: GroundFieldProps) {
  const { t, language } = useTranslation()
  const options = grounds.map((key) => ({ value: key, label: GROUNDS[key].title[language] }))
  return <SelectField label={t('review.ground')} value={value} onChange={onChange} options={options} />
}

interface WrittenProps extends Pick<ComponentProps<typeof TextArea>, 'label' | 'lang' | 'hint' | 'error'> {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Words of staff that a brand or a reporter reads. */
export function FactsField({ onChange, ...rest }: WrittenProps) {
  return <TextArea {...rest} maxLength={REVIEW.factsMax} onChange={(event) => onChange(event.target.value)} />
}

/** Words that only staff read. */
export function NoteField({ value, onChange }: Pick<WrittenProps, 'value' | 'onChange'>) {
  const { t } = useTranslation()
  return (
    <TextArea
      label={t('review.note')}
      value={value}
      rows={3}
      maxLength={REVIEW.noteMax}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
