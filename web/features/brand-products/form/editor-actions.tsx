import { Eye, MoreHorizontal, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { ProductStep } from '#contract/brand-products.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { HistorySheet } from '../history/history-sheet.tsx'
import { SaveButton } from './save-button.tsx'
import type { ProductEditor } from './use-product-editor.ts'

interface EditorActionsProps {
  readonly editor: ProductEditor
  readonly showsPreview: boolean
  readonly onPreview: (shows: boolean) => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
  /** Absent where the role may not boost. */
  readonly onBoost?: (() => void) | undefined
}

/** The button that says what will happen, and everything else in a menu. */
export function EditorActions(props: EditorActionsProps) {
  const { editor, showsPreview, onPreview, onDuplicate, onDelete, onBoost } = props
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { product, facts, isAutosaved } = editor
  const showProblem = () => {
    // On a phone the form may be behind the preview.
    onPreview(false)
    showFirstProblem()
  }
  const publish = async () => {
    setBusy(true)
    const isDone = await editor.step('publish')
    setBusy(false)
    if (isDone) showToast({ title: facts.isReviewed ? t('products.submitted') : t('products.published') })
    else showProblem()
  }
  const isClosed = product?.state === 'rejected' || product?.state === 'blocked' || product?.state === 'archived'
  const PreviewIcon = showsPreview ? Pencil : Eye
  return (
    <>
      <Button tone="outline" className="flex-none! px-3! lg:hidden" onClick={() => onPreview(!showsPreview)}>
        <PreviewIcon aria-hidden size={18} className="max-sm:hidden" />
        {showsPreview ? t('products.toForm') : t('products.preview')}
      </Button>
      {isAutosaved && (
        <Button tone="volt" busy={isBusy} onClick={() => void publish()}>
          {facts.isReviewed ? t('products.submit') : t('products.publish')}
        </Button>
      )}
      {!isAutosaved && !isClosed && <SaveButton editor={editor} onRefused={showProblem} />}
      {product && (
        <>
          <IconButton
            label={t('products.more')}
            icon={<MoreHorizontal aria-hidden size={22} />}
            className="flex-none! shrink-0 border border-line"
            onClick={() => setMenuOpen(true)}
          />
          <Sheet open={isMenuOpen} onClose={() => setMenuOpen(false)} side="bottom" title={t('products.more')}>
            <Menu
              editor={editor}
              onHistory={() => setHistoryOpen(true)}
              onDone={() => setMenuOpen(false)}
              onDuplicate={onDuplicate}
              onDelete={onDelete}
              onBoost={onBoost}
            />
          </Sheet>
          <HistorySheet productId={product.id} open={isHistoryOpen} onClose={() => setHistoryOpen(false)} />
        </>
      )}
    </>
  )
}

/** After the errors are rendered: the first field with one gets the focus. */
function showFirstProblem(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]')
    const place = field ?? document.querySelector<HTMLElement>('form [role="alert"]')
    place?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
}

interface MenuProps extends Pick<EditorActionsProps, 'onBoost'> {
  readonly editor: ProductEditor
  readonly onHistory: () => void
  readonly onDone: () => void
  readonly onDuplicate: () => void
  readonly onDelete: () => void
}

const STEPS: Readonly<Record<string, readonly ProductStep[]>> = {
  in_review: ['draft', 'archive'],
  changes_requested: ['draft', 'archive'],
  active: ['pause', 'archive'],
  sold_out: ['pause', 'archive'],
  scheduled: ['pause', 'archive'],
  held: ['pause', 'archive'],
  over_plan: ['pause', 'archive'],
  paused: ['publish', 'archive'],
  archived: ['draft'],
}

function Menu({ editor, onHistory, onDone, onDuplicate, onDelete, onBoost }: MenuProps) {
  const { t } = useTranslation()
  const steps = STEPS[editor.product?.state ?? ''] ?? []
  const take = (work: () => unknown) => () => {
    onDone()
    void work()
  }
  return (
    <div className="-m-3 flex flex-col">
      {steps.map((step) => (
        <Button
          key={step}
          tone="ghost"
          block
          className="justify-start! px-3! font-[550]!"
          onClick={take(() => editor.step(step))}
        >
          {t(`products.step-${step}`)}
        </Button>
      ))}
      {onBoost && editor.product?.state === 'active' && (
        <Button tone="ghost" block className="justify-start! px-3! font-[550]!" onClick={take(onBoost)}>
          {t('campaigns.boost')}
        </Button>
      )}
      <Button tone="ghost" block className="justify-start! px-3! font-[550]!" onClick={take(onHistory)}>
        {t('products.history')}
      </Button>
      <Button tone="ghost" block className="justify-start! px-3! font-[550]!" onClick={take(onDuplicate)}>
        {t('products.duplicate')}
      </Button>
      {editor.product?.state !== 'archived' && !editor.product?.wasShown && (
        <Button tone="ghost" block className="justify-start! px-3! font-[550]!" onClick={take(onDelete)}>
          {t('products.delete')}
        </Button>
      )}
    </div>
  )
}
