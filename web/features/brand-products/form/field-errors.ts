import { createContext, useContext } from 'react'
import { problemSentence } from '#contract/product-problems.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { ProductEditor } from './use-product-editor.ts'

/** What only says that something is missing is shown after the first try to publish. */
const MISSING: readonly string[] = ['required', 'tooShort', 'picture', 'sizes', 'safety', 'priceInvalid', 'claim']

export const EditorContext = createContext<ProductEditor | null>(null)

export function useEditor(): ProductEditor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('only inside of the form of a product')
  return editor
}

/** The sentence below a field; undefined where nothing is wrong with it (yet). */
export function useFieldError(): (field: string) => string | undefined {
  const { problems, showsMissing } = useEditor()
  const { language } = useTranslation()
  return (field) => {
    const problem = problems.find(
      (one) => one.field === field && !one.isWarning && (showsMissing || !MISSING.includes(one.key)),
    )
    return problem && problemSentence(problem, language)
  }
}

/** What could be better about a field, and keeps nothing from being published. */
export function useFieldWarning(): (field: string) => string | undefined {
  const { problems } = useEditor()
  const { language } = useTranslation()
  return (field) => {
    const problem = problems.find((one) => one.field === field && one.isWarning)
    return problem && problemSentence(problem, language)
  }
}
