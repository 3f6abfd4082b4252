import { useState } from 'react'
import { PRODUCT_LIMITS } from '#contract/brand-products.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RemovableChip } from '#web/ui/buttons/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { CONTROL_LOOK, Field } from '#web/ui/forms/field.tsx'
import { useEditor } from './field-errors.ts'

/** Tags: Enter or a comma adds what was typed. */
export function TagsField() {
  const { t } = useTranslation()
  const { form, set } = useEditor()
  const [typed, setTyped] = useState('')
  const { least, most } = PRODUCT_LIMITS.tag
  const add = () => {
    const tags = typed.split(',').map((tag) => tag.trim().slice(0, most))
    const known = new Set(form.tags.map((tag) => tag.toLowerCase()))
    const added = tags.filter((tag) => tag.length >= least && !known.has(tag.toLowerCase()))
    if (added.length > 0) set({ tags: [...form.tags, ...new Set(added)].slice(0, PRODUCT_LIMITS.tags) })
    setTyped('')
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('products.tags')} hint={t('products.tagsHint', { count: PRODUCT_LIMITS.tags })}>
        {(parts) => (
          <div className="flex gap-2">
            <input
              {...parts}
              value={typed}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => setTyped(event.target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ',') return
                event.preventDefault()
                add()
              }}
              className={classes(CONTROL_LOOK, 'min-w-0 flex-1')}
            />
            <Button tone="outline" onClick={add}>
              {t('products.add')}
            </Button>
          </div>
        )}
      </Field>
      {form.tags.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {form.tags.map((tag) => (
            <RemovableChip
              tone="plain"
              key={tag}
              removeLabel={t('products.removeTag', { tag })}
              onRemove={() => set({ tags: form.tags.filter((one) => one !== tag) })}
            >
              {tag}
            </RemovableChip>
          ))}
        </div>
      )}
    </div>
  )
}
