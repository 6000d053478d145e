import { expect, it } from 'vitest';
import { pageSlips } from './page-slips.ts';

const page = (body: string, path = '/') => ({ path, html: `<!doctype html><body>${body}` });
const isServed = (path: string) => path === '/rss.xml';
const slipsOf = (body: string) =>
  pageSlips([page(body), page('<h2 id="cookies">', '/pdpa')], isServed);

it.each([
  ['<a href="/gone">a', '/: <a href="/gone"> leads to no page'],
  ['<a href="/pdpa#cake">a', '/: <a href="/pdpa#cake"> leads to no part of /pdpa'],
  ['<a href="#equipment">a', '/: <a href="#equipment"> leads to no part of /'],
  ['<template><a href="/gone">a', '/: <a href="/gone"> leads to no page'],
  ['<img src="/a.png">', '/: <img src="/a.png"> has no alt'],
  ['<svg role="img"></svg>', '/: <svg role="img"> has no aria-label'],
  ['<p id="one"><p id="one">', '/: id="one" is there more than once'],
  ['<a href="/pdpa"> <svg></svg></a>', '/: <a href="/pdpa"> has no words'],
  ['<button type="button"></button>', '/: <button> has no words'],
  ['<p>undefined บาท</p>', '/: <p> says "undefined"'],
  ['<span aria-label="NaN ข้อ">1</span>', '/: <span> says "NaN"'],
])('names what is wrong with %s', (body, slip) => {
  expect(slipsOf(body)).toEqual([slip]);
});

it.each([
  '<a href="/pdpa#cookies">a',
  '<a href="/pdpa?from=a"><svg><title>PDPA</title></svg></a>',
  '<a href="/pdpa" aria-label="PDPA"></a>',
  '<button><img src="/a.png" alt="ปิด"></button>',
  '<script>if (a === undefined) b()</script>',
  '<a href="/rss.xml">a',
  '<a href="https://elsewhere.example/gone#x">a',
  '<a href="tel:+6621234567">a',
  '<p id="here"><a href="#here">a',
  '<img src="/a.png" alt="">',
  '<svg role="img" aria-label="A map"></svg>',
])('has nothing against %s', (body) => {
  expect(slipsOf(body)).toEqual([]);
});
