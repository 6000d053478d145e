import { Phrases, Thai } from '../components/thai.tsx';
import type { SiteContent, WithContent } from '../content/site-content.ts';
import { BranchComparisonView } from '../views/branch-comparison.tsx';
import { CardRegistrationView } from '../views/card-registration.tsx';
import { DoctorFeeView } from '../views/doctor-fee.tsx';
import { DutyRosterView } from '../views/duty-roster.tsx';
import { OpdCardView } from '../views/opd-card.tsx';
import { QueueView } from '../views/queue.tsx';
import { ServiceProfitView } from '../views/service-profit.tsx';

function GroupCopy({ points, role, title }: SiteContent['userGroups']['owner']) {
  return (
    <div className="group-copy">
      <p className="group-role">
        <Thai>{role}</Thai>
      </p>
      <h3 className="h3-large">
        <Phrases of={title} />
      </h3>
      <ul className="group-points">
        {points.map((point) => (
          <li key={point}>
            <Thai>{point}</Thai>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Owner, doctor and front office, each beside the screen they open in the morning. */
export function UserGroups({ content }: WithContent) {
  const { userGroups } = content;
  return (
    <section className="groups" aria-labelledby="groups-title">
      <div className="wrap cols head">
        <h2 id="groups-title">
          <Phrases of={userGroups.title} />
        </h2>
      </div>
      <article className="group group-owner deep">
        <div className="wrap cols">
          <GroupCopy {...userGroups.owner} />
          <div className="group-view">
            <BranchComparisonView content={content} />
            <ServiceProfitView content={content} />
          </div>
        </div>
      </article>
      <article className="group group-doctor">
        <div className="wrap cols">
          <GroupCopy {...userGroups.doctor} />
          <div className="group-view">
            <OpdCardView content={content} />
          </div>
          <DutyRosterView content={content} />
          <DoctorFeeView content={content} />
        </div>
      </article>
      <article className="group group-front">
        <div className="wrap cols">
          <GroupCopy {...userGroups.frontOffice} />
          <div className="group-view">
            <QueueView content={content} />
            <CardRegistrationView content={content} />
          </div>
        </div>
      </article>
    </section>
  );
}
