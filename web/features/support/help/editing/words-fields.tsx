import { HELP } from '#contract/help.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { EditedArticle } from './use-help.ts'

type Words = EditedArticle['de']

const LEAST = { title: 3, text: 10 } as const

/** What is missing in one language. */
export function faultsOf({ title, text }: Words, t: Translate): Partial<Record<'title' | 'text', string>> {
  return {
    ...(title.trim().length < LEAST.title && { title: t('helpdesk.titleShort') }),
    ...(text.trim().length < LEAST.text && { text: t('helpdesk.textShort') }),
  }
}

interface WordsFieldsProps {
  readonly words: Words
  readonly hasTried: boolean
  readonly onChange: (words: Words) => void
}

/** Title, text and further words of an article in one language. */
export function WordsFields({ words, hasTried, onChange }: WordsFieldsProps) {
  const { t } = useTranslation()
  const faults = hasTried ? faultsOf(words, t) : {}
  return (
    <>
      <TextField
        label={t('helpdesk.title')}
        maxLength={HELP.titleMax}
        value={words.title}
        error={faults.title}
        onChange={(event) => onChange({ ...words, title: event.target.value })}
      />
      <TextArea
        label={t('helpdesk.text')}
        hint={t('helpdesk.textHint')}
        maxLength={HELP.textMax}
        value={words.text}
        error={faults.text}
        onChange={(event) => onChange({ ...words, text: event.target.value })}
      />
      <TextField
        label={t('helpdesk.words')}
        hint={t('helpdesk.wordsHint')}
        maxLength={HELP.wordsMax}
        value={words.words}
        onChange={(event) => onChange({ ...words, words: event.target.value })}
      />
    </>
  )
}
