import { Bold, List } from 'lucide-react'
import { useRef, useState } from 'react'
import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { useEditor, useFieldError } from './field-errors.ts'
import { toggleBold, toggleList } from './text-marks.ts'

/** The description in both languages, one at a time. */
export function DescriptionField() {
  const { t } = useTranslation()
  const { form, set } = useEditor()
  const errorOf = useFieldError()
  const [shown, setShown] = useState<Language>(form.language)
  const text = form.description[shown] ?? ''
  const area = useRef<HTMLTextAreaElement>(null)
  const write = (written: string) => set({ description: { ...form.description, [shown]: written } })
  const mark = (toggle: typeof toggleBold) => {
    const { current } = area
    if (!current) return
    const marked = toggle({ text, from: current.selectionStart, to: current.selectionEnd })
    if (marked.text.length > PRODUCT_LIMITS.description.most) return
    write(marked.text)
    requestAnimationFrame(() => {
      current.focus()
      current.setSelectionRange(marked.from, marked.to)
    })
  }
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={t('products.textLanguage')}
        value={shown}
        options={[
          { value: 'de', label: t('products.german') },
          { value: 'en', label: t('products.english') },
        ]}
        onChange={setShown}
      />
      <TextArea
        label={t('products.description')}
        lang={shown}
        value={text}
        maxLength={PRODUCT_LIMITS.description.most}
        error={shown === form.language ? errorOf('description') : undefined}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>
              {shown === form.language
                ? t('products.descriptionHint', { count: PRODUCT_LIMITS.description.least })
                : t('products.translationHint')}
            </span>
            <span className="tabular">{`${text.length} / ${PRODUCT_LIMITS.description.most}`}</span>
          </span>
        }
        onChange={(event) => write(event.target.value)}
        ref={area}
      />
      <div className="flex gap-2">
        <Button tone="outline" size="s" onClick={() => mark(toggleBold)}>
          <Bold aria-hidden size={18} />
          {t('products.bold')}
        </Button>
        <Button tone="outline" size="s" onClick={() => mark(toggleList)}>
          <List aria-hidden size={18} />
          {t('products.list')}
        </Button>
      </div>
      {shown !== form.language && text !== '' && (
        <button type="button" className="link self-start py-1 text-14" onClick={() => set({ language: shown })}>
          {t('products.makeOriginal')}
        </button>
      )}
    </div>
  )
}
