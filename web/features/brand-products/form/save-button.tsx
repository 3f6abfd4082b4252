import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { MoveQuestion } from './drop/move-question.tsx'
import { type Told, useToldOfMove } from './drop/use-waiting.ts'
import type { ProductEditor } from './use-product-editor.ts'

interface SaveButtonProps {
  readonly editor: ProductEditor
  readonly onRefused: () => void
}

/** Publishes the changes of a product that is public; asks first where that moves a drop for which people wait. */
export function SaveButton({ editor, onRefused }: SaveButtonProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  const toldOfMove = useToldOfMove(editor)
  const save = async () => {
    setTold(null)
    setBusy(true)
    const isDone = await editor.save()
    setBusy(false)
    if (isDone) showToast({ title: t('products.saved') })
    else onRefused()
  }
  const ask = async () => {
    setBusy(true)
    const waiting = await toldOfMove()
    setBusy(false)
    if (waiting === null) await save()
    else setTold(waiting)
  }
  return (
    <>
      <Button
        tone={editor.state === 'dirty' ? 'volt' : 'outline'}
        busy={isBusy}
        disabled={editor.state === 'clean'}
        onClick={() => void ask()}
      >
        {t('products.publishChanges')}
      </Button>
      <MoveQuestion
        told={told}
        isRemoved={editor.form.releaseAt === null}
        onClose={() => setTold(null)}
        onMove={() => void save()}
      />
    </>
  )
}
