import { expect, it } from 'vitest';
import { drawnClinic } from './drawn-clinic.ts';
import { drawnClinicErrors } from './drawn-clinic-errors.ts';

it('finds nothing wrong with the drawn clinic', () => {
  expect(drawnClinicErrors(drawnClinic)).toEqual([]);
});

it('names each field that says nothing', () => {
  const { doctor } = drawnClinic;
  const empty = {
    ...drawnClinic,
    name: '',
    doctor: { ...doctor, licence: ' ' },
    branches: ['สีลม', '', 'เชียงใหม่'],
  };
  expect(drawnClinicErrors(empty)).toEqual([
    'packages/brand/src/drawn-clinic.ts  name: expected words, found ""',
    'packages/brand/src/drawn-clinic.ts  branches.1: expected words, found ""',
    'packages/brand/src/drawn-clinic.ts  doctor.licence: expected words, found " "',
  ]);
});
