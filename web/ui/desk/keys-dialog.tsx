import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Dialog } from '../overlays/dialog.tsx'

interface KeysDialogProps {
  readonly title: string
  readonly keys: readonly (readonly [key: string, text: PlainKey])[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The keys of a screen. */
export function KeysDialog({ title, keys, isOpen, onClose }: KeysDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-control border border-edge px-2 py-0.5 text-14 font-[650]">{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
