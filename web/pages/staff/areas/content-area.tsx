import { ContentArea } from '#web/features/admin-content/content-area.tsx'
import { HelpEditor } from '#web/features/support/help/editing/help-editor.tsx'

/** Product 14: what the pages say and show. */
export const Area = () => <ContentArea Help={HelpEditor} />
