import { Copy } from 'lucide-react'
import { copyText } from '#web/device/share.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'

interface CopyValueProps {
  readonly name: string
  readonly value: string
}

/** A value to be entered elsewhere, selected at a tap and copied by its button. */
export function CopyValue({ name, value }: CopyValueProps) {
  const { t } = useTranslation()
  const copy = async () => {
    const isCopied = await copyText(value)
    showToast(isCopied ? { title: t('domains.copied') } : { title: t('domains.copyFailed'), tone: 'destructive' })
  }
  return (
    <div className="flex w-full items-center gap-2 rounded-control border border-line bg-paper py-1 pr-1 pl-4">
      <div className="min-w-0 flex-1 py-1">
        <p className="text-14 text-muted">{name}</p>
        <code className="text-14 select-all [overflow-wrap:anywhere]">{value}</code>
      </div>
      <IconButton
        label={t('domains.copy', { name })}
        icon={<Copy aria-hidden size={18} />}
        onClick={() => void copy()}
      />
    </div>
  )
}
