import type { ReactNode } from 'react';
import { Switch } from '../components/switch.tsx';
import { Phrases } from '../components/thai.tsx';
import type { SiteContent, WithContent } from '../content/site-content.ts';
import {
  BranchComparisonView,
  DoctorFeeView,
  ServiceProfitView,
} from '../product-mockups/money.tsx';
import { CardRegistrationView, QueueView } from '../product-mockups/counter.tsx';
import { OpdCardView } from '../product-mockups/visit.tsx';

interface GroupProps {
  group: SiteContent['userGroups']['owner'];
  className: string;
  /** Product mockups. */
  children: ReactNode;
}

function Group({ group: { points, role, title }, className, children }: GroupProps) {
  return (
    <article className={`group ${className}`}>
      <div>
        <p className="group-role">{role}</p>
        <h3 className="h3-large">
          <Phrases of={title} />
        </h3>
        <ul className="group-points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="group-views">{children}</div>
    </article>
  );
}

/** Switch between owner, doctor and front office, each with the product mockups of that role. */
export default function UserGroups({ content }: WithContent) {
  const { doctor, frontOffice, legend, owner, title } = content.userGroups;
  return (
    <section className="section groups deep" aria-labelledby="groups-title">
      <div className="wrap">
        <div className="groups-head">
          <h2 id="groups-title">
            <Phrases of={title} />
          </h2>
          <Switch
            className="groups-switch"
            name="group"
            legend={legend}
            initial="group-owner"
            options={[
              { id: 'group-owner', label: owner.role },
              { id: 'group-doctor', label: doctor.role },
              { id: 'group-front', label: frontOffice.role },
            ]}
          />
        </div>
        <Group group={owner} className="group-owner">
          <BranchComparisonView content={content} />
          <ServiceProfitView content={content} />
        </Group>
        <Group group={doctor} className="group-doctor">
          <OpdCardView content={content} />
          <DoctorFeeView content={content} />
        </Group>
        <Group group={frontOffice} className="group-front">
          <QueueView content={content} />
          <CardRegistrationView content={content} />
        </Group>
      </div>
    </section>
  );
}
