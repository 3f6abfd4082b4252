import { useState } from 'react'
import { REVIEW } from '#contract/moderation.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { FactsField } from '../reason-fields.tsx'
import { ANSWER_TEMPLATES } from './answer-templates.ts'

type Outcome = keyof typeof ANSWER_TEMPLATES

/** Long enough, and no gap of a template is left. */
export const isWritten = (text: string): boolean => text.trim().length >= REVIEW.factsMin && !text.includes('…')

/** The first template of an outcome, in the language of the reader. */
export const firstAnswer = (outcome: Outcome, language: Language): string =>
  ANSWER_TEMPLATES[outcome][0]?.text[language] ?? ''

interface AnswerFieldProps {
  readonly label: string
  readonly outcome: Outcome
  /** Of the one who reads it. */
  readonly language: Language
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error: string | undefined
}

/** The words that the other side reads, from a template. */
export function AnswerField({ label, outcome, language, value, onChange, error }: AnswerFieldProps) {
  const { t, language: own } = useTranslation()
  const templates = ANSWER_TEMPLATES[outcome]
  const [chosen, setChosen] = useState<string>(templates[0].id)
  const choose = (id: string) => {
    setChosen(id)
    onChange(templates.find((template) => template.id === id)?.text[language] ?? value)
  }
  return (
    <>
      {templates.length > 1 && (
        <SelectField
          label={t('notices.template')}
          value={chosen}
          onChange={choose}
          options={templates.map(({ id, name }) => ({ value: id, label: name[own] }))}
        />
      )}
      <FactsField
        label={label}
        lang={language}
        value={value}
        onChange={onChange}
        hint={t('review.noticeAnswerHint', { language: t(`review.language-${language}`) })}
        error={error}
      />
    </>
  )
}
