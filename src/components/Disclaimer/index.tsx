import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

import type { Disclaimer as Subject } from '../../notes/checkSettings.ts';
import styles from './styles.module.css';

const CHINESE = {
  investing:
    '本文只讲一般知识，不是投资建议，作者也不是你的投资顾问。投进去的钱有可能全部亏掉。',
  health:
    '本文只讲一般知识，不是医疗建议，也不能代替诊断。出现文中列出的警示信号，请尽快就医；情况危急，请立刻打急救电话。',
} satisfies Record<Subject, string>;

const ENGLISH = {
  investing: translate({
    id: 'notes.head.investing',
    message:
      'General education, not advice. Reading this doesn’t make me your adviser or you my client. You can lose everything you put in.',
  }),
  health: translate({
    id: 'notes.head.health',
    message:
      'General education, not medical advice or a diagnosis. With any of the warning signs below, see a doctor; in an emergency, call an ambulance.',
  }),
} satisfies Record<Subject, string>;

type Props = {
  readonly subject: string;
  /** The page's language, if its front matter has one. */
  readonly lang?: string | undefined;
};

/** The disclaimer above what's about money or health; in Chinese on Chinese pages. Set by `src/markdown/remark/addNoteHeader.ts`. */
export default function Disclaimer({ subject, lang }: Props): ReactNode {
  return (
    <p className={styles.disclaimer} role="note" lang={lang}>
      {(lang === 'zh-Hans' ? CHINESE : ENGLISH)[subject as Subject]}
    </p>
  );
}
