import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { lazyPart, useLazyPart } from '#web/ui/lazy-part.ts'

const settingsSheet = lazyPart(async () => (await import('./chat-settings-sheet.tsx')).ChatSettingsSheet)

/** Opens hours and saved replies of a brand. */
export function ChatSettingsButton({ brandId }: { readonly brandId: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const SettingsSheet = useLazyPart(settingsSheet, isOpen, () => setOpen(false))
  return (
    <>
      <IconButton label={t('chat.settings')} icon={<Settings2 aria-hidden size={20} />} onClick={() => setOpen(true)} />
      {SettingsSheet && <SettingsSheet brandId={brandId} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
