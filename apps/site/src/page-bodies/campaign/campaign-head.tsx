import { LineButton, PhoneButton } from '../../components/contact-buttons.tsx';
import { Thai, Title } from '../../components/thai.tsx';
import type { WithContent } from '../../content/site-content.ts';
import '../../styles/pages.css';
import './campaign-head.css';

interface Props extends WithContent {
  heading: string;
  lead: string;
}

/** The first screen of a campaign page: its only `h1`, and the ways to contact the vendor. */
export function CampaignHead({ content, heading, lead }: Props) {
  const { contact, mobileBar } = content;
  return (
    <header className="campaign-head deep">
      <div className="wrap">
        <h1 className="page-title">
          <Title>{heading}</Title>
        </h1>
        <p className="lead">
          <Thai>{lead}</Thai>
        </p>
        <div className="button-row">
          <a className="button button-main" href="#contact">
            {mobileBar.toForm}
          </a>
          <PhoneButton content={content} label={contact.phone} className="button-line" hasNumber />
          <LineButton content={content} label={contact.line} className="button-line" />
        </div>
      </div>
    </header>
  );
}
