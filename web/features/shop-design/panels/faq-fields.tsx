import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { FAQ_QUESTIONS, THEME_TEXT } from '#contract/shop-theme.limits.ts'
import type { ThemeSection } from '#contract/shop-theme.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { movedTo } from '#web/ui/reorder/order.ts'
import { useTheme } from '../design-context.ts'
import { TextPair } from './text-pair.tsx'

type Faq = Extract<ThemeSection, { kind: 'faq' }>
type Question = Faq['questions'][number]

const NOTHING = { de: '', en: '' }

/** Questions with answers, in both languages. */
export function FaqFields({ section }: { readonly section: Faq }) {
  const { t } = useTranslation()
  const { setSection } = useTheme()
  const { questions } = section
  const store = (next: readonly Question[], field: string) => setSection({ ...section, questions: [...next] }, field)
  const change = (at: number, changes: Partial<Question>, field: string) =>
    store(
      questions.map((question, each) => (each === at ? { ...question, ...changes } : question)),
      `${at} ${field}`,
    )
  return (
    <>
      {questions.map((entry, at) => {
        const name = t('design.questionNo', { number: `${at + 1}` })
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a question has nothing else that stays
            key={at}
            className="flex min-w-0 flex-col gap-3 border-t border-line pt-3"
          >
            <legend className="sr-only">{name}</legend>
            <div className="flex items-center">
              <p aria-hidden className="flex-1 text-14 font-[700]">
                {name}
              </p>
              <IconButton
                size={44}
                label={t('design.up', { name })}
                icon={<ArrowUp aria-hidden size={16} />}
                aria-disabled={at === 0 || undefined}
                onClick={() => store(movedTo(questions, at, at - 1), '')}
              />
              <IconButton
                size={44}
                label={t('design.down', { name })}
                icon={<ArrowDown aria-hidden size={16} />}
                aria-disabled={at === questions.length - 1 || undefined}
                onClick={() => store(movedTo(questions, at, at + 1), '')}
              />
              <IconButton
                size={44}
                label={t('design.removeQuestion', { number: `${at + 1}` })}
                icon={<Trash2 aria-hidden size={16} />}
                onClick={() => store(questions.toSpliced(at, 1), 'removed')}
              />
            </div>
            <TextPair
              label={t('design.question')}
              value={entry.question}
              most={THEME_TEXT.question}
              onChange={(question, language) => change(at, { question }, `question ${language}`)}
            />
            <TextPair
              label={t('design.answer')}
              value={entry.answer}
              most={THEME_TEXT.answer}
              hasLines
              onChange={(answer, language) => change(at, { answer }, `answer ${language}`)}
            />
          </fieldset>
        )
      })}
      {questions.length < FAQ_QUESTIONS && (
        <Button
          tone="outline"
          size="s"
          className="self-start"
          onClick={() => store([...questions, { question: NOTHING, answer: NOTHING }], 'added')}
        >
          <Plus aria-hidden size={16} />
          {t('design.addQuestion')}
        </Button>
      )}
    </>
  )
}
